const ja = {
  button: '現在地から探す',
  locating: '現在地を取得しています…',
  denied: '位置情報の利用が許可されていません。ブラウザの設定をご確認ください。',
  unavailable: '現在地を取得できませんでした。しばらくしてからもう一度お試しください。',
  /** Name of the filter: a circle around the reader, or the visible area of a map. */
  around: '現在地周辺',
  onMap: '地図の範囲',
  /** Label of the distance from a place other than the reader’s position. */
  elsewhere: '指定した地点からの距離',
  within: (kilometres: string) => `${kilometres} km 以内`,
};

export type NearMessages = typeof ja;

const en: NearMessages = {
  button: 'Search near me',
  locating: 'Getting your location…',
  denied: 'Location access is blocked. Allow it in your browser settings.',
  unavailable: 'Couldn’t get your location. Please try again later.',
  around: 'Near me',
  onMap: 'Map area',
  elsewhere: 'Distance from this point',
  within: (kilometres) => `Within ${kilometres} km`,
};

export const near = { ja, en };
