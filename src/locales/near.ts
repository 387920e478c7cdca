/** The words of the controls for what is near the reader. */
export const ja = {
  near: '現在地から探す',
  locating: '現在地を取得しています…',
  denied: '位置情報の利用が許可されていません。ブラウザーの設定をご確認ください。',
  unavailable: '現在地を取得できませんでした。しばらくしてからもう一度お試しください。',
  searchRadius: '現在地からの距離',
  km: '{0} km以内',
};

export const en: Record<keyof typeof ja, string> = {
  near: 'Search near me',
  locating: 'Finding out where you are…',
  denied: 'Your position may not be used. Please check the settings of your browser.',
  unavailable: 'Your position could not be found out. Please try again later.',
  searchRadius: 'Distance from you',
  km: 'Within {0} km',
};
