/** The words of the controls for what is near the reader. */
export const nearWords = {
  near: '現在地から探す|Search near me',
  locating: '現在地を取得しています…|Finding out where you are…',
  denied:
    '位置情報の利用が許可されていません。ブラウザーの設定をご確認ください。|Your position may not be used. Please check the settings of your browser.',
  unavailable:
    '現在地を取得できませんでした。しばらくしてからもう一度お試しください。|Your position could not be found out. Please try again later.',
  searchRadius: '現在地からの距離|Distance from you',
  km: '# km以内|Within # km',
};
