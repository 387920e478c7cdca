const THIRDS = { 上旬: '05', 中旬: '15', 下旬: '25' };

/**
 * A date of sale in one of the service's forms, from a day to an empty text.
 * @param {import('../random.js').Random} chance
 * @returns {{ text: string, key: string }} the key sorts by time; unknown dates come first
 */
export function salesDate(chance) {
  const year = chance.int(2009, 2026);
  const month = String(chance.int(1, 12)).padStart(2, '0');
  const day = String(chance.int(1, 28)).padStart(2, '0');
  const about = chance.chance(0.2) ? '頃' : '';
  const form = chance.pick(['day', 'day', 'day', 'day', 'third', 'month', 'month', 'year', 'none']);
  if (form === 'none') return { text: '', key: '' };
  if (form === 'year') return { text: `${year}年${about}`, key: `${year}0000` };
  if (form === 'month') return { text: `${year}年${month}月${about}`, key: `${year}${month}00` };
  if (form === 'day') {
    return { text: `${year}年${month}月${day}日${about}`, key: `${year}${month}${day}` };
  }
  const third = chance.pick(/** @type {Array<keyof typeof THIRDS>} */ (Object.keys(THIRDS)));
  return { text: `${year}年${month}月${third}`, key: `${year}${month}${THIRDS[third]}` };
}
