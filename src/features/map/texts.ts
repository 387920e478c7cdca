const ja = {
  map: '地図',
  keys: '矢印キーで移動、＋と－で拡大・縮小できます。Tab キーで目印に進み、矢印キーで次の目印へ移ります。',
  zoomIn: '拡大',
  zoomOut: '縮小',
  searchHere: 'この範囲で再検索',
  /** Shown when some entries have no known location. */
  placed: (placed: string, shown: string) => `${shown}件中${placed}件を地図に表示`,
  nonePlaced: '位置のわかる施設がありません。',
  /** Announced after the reader has moved the map. @param scale length of the scale bar */
  inView: (shown: string, all: string, scale: string) =>
    `表示範囲に${all}件中${shown}件（縮尺 ${scale}）`,
  /** The town that is nearest to the middle of the map. */
  near: (town: string) => `${town}付近、`,
  together: (names: readonly string[]) => names.join('、'),
  outline: (source: string) => `地図データ：${source}`,
};

const en: typeof ja = {
  map: 'Map',
  keys: 'Arrow keys move the map, + and − zoom. Tab moves to the markers, arrow keys to the next marker.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchHere: 'Search this area',
  placed: (placed, shown) => `${placed} of ${shown} on the map`,
  nonePlaced: 'None of these has a known location.',
  inView: (shown, all, scale) => `${shown} of ${all} in view, scale ${scale}`,
  near: (town) => `Near ${town}: `,
  together: (names) => names.join(', '),
  outline: (source) => `Map data: ${source}`,
};

export const map = { ja, en };
