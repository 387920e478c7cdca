/** @typedef {import('./palette.js').Palette} Palette */

/** @param {number} count @param {(i: number) => string} draw */
const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/**
 * Ornaments for covers, in a box of 96 x 136.
 * @type {ReadonlyArray<(colours: Palette) => string>}
 */
export const patterns = [
  ({ tint, soft, main, deep, accent }) => `
    <rect width="96" height="136" fill="${tint}"/><circle cx="66" cy="42" r="20" fill="${accent}"/>
    <path d="M0 100 30 50l26 40 16-22 24 34v34H0z" fill="${main}"/>
    <path d="m30 50 9 15-8 5-9-5z" fill="#fff"/><path d="M0 112q24-16 48-2t48-4v30H0z" fill="${deep}"/>
    <path d="M0 124q30-12 96-2v14H0z" fill="${soft}"/>`,
  ({ soft, main, accent, paper }) => `
    <rect width="96" height="136" fill="${soft}"/>
    ${times(5, (i) => `<circle cx="48" cy="104" r="${70 - i * 13}" fill="${[main, paper, accent, paper, main][i]}"/>`)}
    `,
  ({ paper, main, deep, accent }) => `
    <rect width="96" height="136" fill="${paper}"/>
    ${times(30, (i) => `<path d="M${(i % 5) * 20} ${Math.floor(i / 5) * 19}a10 10 0 0 1 20 0z" fill="${[main, deep, accent, main][(i * 7) % 4]}"/>`)}
    `,
  ({ tint, main, deep, accent, paper }) => `
    <rect width="96" height="136" fill="${deep}"/><circle cx="26" cy="30" r="13" fill="${accent}"/>
    <circle cx="31" cy="27" r="11" fill="${deep}"/>
    ${times(14, (i) => `<circle cx="${(i * 37) % 94}" cy="${(i * 23) % 64}" r="1" fill="${paper}"/>`)}
    <path d="M0 108V84h12V70h16v20h10V62h14v26h12V76h14v18h18v14z" fill="${main}"/>
    ${times(12, (i) => `<rect x="${4 + i * 8}" y="${78 + ((i * 11) % 22)}" width="3" height="4" fill="${tint}"/>`)}
    `,
  ({ tint, main, accent, deep }) => `
    <rect width="96" height="136" fill="${tint}"/>
    ${times(6, (i) => `<path d="M0 ${40 + i * 12}q12-10 24 0t24 0 24 0 24 0v14H0z" fill="${[main, accent, deep][i % 3]}" opacity="${0.9 - i * 0.08}"/>`)}
    `,
  ({ tint, main, accent, deep }) => `
    <rect width="96" height="136" fill="${tint}"/>
    ${times(7, (i) => `<g transform="rotate(${i * 51 + 10} 34 70)"><path d="M34 70Q20 44 34 24q14 20 0 46z" fill="${i % 2 ? main : accent}"/></g>`)}
    <circle cx="34" cy="70" r="7" fill="${deep}"/>`,
];
