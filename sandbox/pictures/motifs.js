/** @typedef {import('./palette.js').Palette} Palette */

/**
 * The motifs of the market's pictures: each draws one thing into a box of 128 x 128, on a floor at y = 104.
 * @type {Record<string, (colours: Palette) => string>}
 */
export const motifs = {
  teapot: ({ main, deep, accent, shine, cream }) => `
    <path d="M94 62c18-6 24 22 2 28" fill="none" stroke="${deep}" stroke-width="7"/>
    <path d="M40 74 22 56l-6 4 16 34z" fill="${deep}"/>
    <path d="M34 62h62c6 22-4 42-16 42H50c-12 0-22-20-16-42z" fill="${main}"/>
    <path d="M42 62c2-12 44-12 46 0z" fill="${deep}"/><circle cx="65" cy="49" r="5" fill="${accent}"/>
    <path d="M43 72c-2 10 2 20 6 24" fill="none" stroke="${shine}" stroke-width="5"
      stroke-linecap="round"/>
    <path d="M62 78q8-9 16 0-8 9-16 0z" fill="${cream}"/>
    <path d="M52 38q-5-7 0-13t0-12M72 36q-5-7 0-13t0-12" fill="none" stroke="${cream}"
      stroke-width="4" stroke-linecap="round"/>`,
  cake: ({ main, deep, accent, cream, soft }) => `
    <ellipse cx="64" cy="103" rx="46" ry="7" fill="#fff"/>
    <path d="M26 72 92 56l14 16v28H26z" fill="${soft}"/>
    <path d="M26 72h80v9H26z" fill="${cream}"/><path d="M26 90h80v4H26z" fill="${main}"/>
    <path d="M26 72 92 54q16 4 14 18z" fill="${deep}"/>
    <path d="M30 72q4 9 8 0 4 13 9 0 5 9 9 0 4 12 9 0 5 9 9 0 4 13 9 0 5 9 9 0 5 11 9 0z"
      fill="${deep}"/>
    <circle cx="72" cy="50" r="10" fill="${accent}"/>
    <path d="M72 41q3-12 13-13" fill="none" stroke="${deep}" stroke-width="2.5"/>
    <circle cx="69" cy="47" r="2.5" fill="#fff"/>`,
  bottle: ({ main, deep, accent, shine, cream, soft }) => `
    <path d="M54 20h20v16q14 8 14 22v40q0 6-6 6H46q-6 0-6-6V58q0-14 14-22z" fill="${soft}"/>
    <path d="M40 62h48v36q0 6-6 6H46q-6 0-6-6z" fill="${main}"/>
    <rect x="52" y="12" width="24" height="11" rx="3" fill="${accent}"/>
    <rect x="40" y="66" width="48" height="24" fill="${cream}"/>
    <circle cx="64" cy="78" r="8" fill="${accent}"/><path d="M64 70q9-8 14-3-5 7-14 3z" fill="${deep}"/>
    <path d="M47 50v48" stroke="${shine}" stroke-width="5" stroke-linecap="round"/>`,
  towel: ({ main, deep, soft, accent, cream }) => `
    <rect x="22" y="82" width="84" height="22" rx="11" fill="${deep}"/>
    <rect x="24" y="60" width="80" height="23" rx="11" fill="${main}"/>
    <rect x="27" y="39" width="74" height="22" rx="11" fill="${soft}"/>
    <path d="M38 82v22M46 82v22M38 39v22M46 39v22" stroke="${cream}" stroke-width="3"/>
    <path d="M40 60v23" stroke="${accent}" stroke-width="7"/>
    <path d="M84 93h16M82 71h16M80 50h15" stroke="${cream}" stroke-width="3" opacity=".5"
      stroke-linecap="round"/>
    <path d="M64 38c-9-10-4-21 0-24 4 3 9 14 0 24z" fill="${accent}"/>`,
  bag: ({ main, deep, accent, shine, cream }) => `
    <path d="M46 54V40q0-18 18-18t18 18v14" fill="none" stroke="${deep}" stroke-width="6"/>
    <path d="M28 50h72l7 48q1 6-6 6H27q-7 0-6-6z" fill="${main}"/>
    <path d="M23 82h82l2 16q1 6-6 6H27q-7 0-6-6z" fill="${deep}"/>
    <path d="M36 58v18" stroke="${shine}" stroke-width="5" stroke-linecap="round"/>
    <rect x="54" y="66" width="20" height="24" rx="4" fill="${cream}"/>
    <circle cx="64" cy="78" r="4" fill="${accent}"/>
    <path d="M26 78h78" stroke="${cream}" stroke-width="1.5" stroke-dasharray="4 3"/>`,
  shoe: ({ main, deep, accent, cream, soft }) => `
    <path d="M16 58q0-8 8-6 8 8 18 2l10-8 34 24q26 2 26 18v6H16z" fill="${main}"/>
    <path d="M16 72q18 10 34 22H16z" fill="${soft}"/>
    <path d="M88 71q24 2 24 18v3H92q-8-10-4-21z" fill="${cream}"/>
    <path d="m56 62 12-6M65 68l12-6M74 74l12-6" stroke="${cream}" stroke-width="4"
      stroke-linecap="round"/>
    <path d="M12 92h102q3 12-8 12H20q-8 0-8-12z" fill="${cream}"/>
    <path d="M13 99h100" stroke="${accent}" stroke-width="3"/>
    <path d="M30 84q14-2 24-16" fill="none" stroke="${deep}" stroke-width="5" stroke-linecap="round"/>`,
  lamp: ({ main, deep, accent, cream, ink }) => `
    <path d="M44 58h40l26 46H18z" fill="${cream}" opacity=".75"/>
    <path d="M64 0v22" stroke="${ink}" stroke-width="3"/>
    <path d="M50 22h28q18 16 20 38H30q2-22 20-38z" fill="${main}"/>
    <path d="M30 60h68l-1-7H31z" fill="${deep}"/><circle cx="64" cy="63" r="8" fill="#fff3b0"/>
    <path d="M48 28q-8 9-10 20" fill="none" stroke="#fff" stroke-width="4" opacity=".5"
      stroke-linecap="round"/>
    <rect x="46" y="96" width="36" height="8" rx="2" fill="${accent}"/>
    <rect x="50" y="88" width="28" height="8" rx="2" fill="${deep}"/>`,
  pot: ({ main, deep, accent, shine, cream }) => `
    <rect x="8" y="66" width="112" height="10" rx="5" fill="${deep}"/>
    <path d="M24 60h80v34q0 10-10 10H34q-10 0-10-10z" fill="${main}"/>
    <path d="M22 58q4-22 42-22t42 22z" fill="${main}"/><path d="M20 56h88v6H20z" fill="${deep}"/>
    <rect x="56" y="27" width="16" height="9" rx="4" fill="${accent}"/>
    <path d="M34 68v22M38 52q6-8 18-10" fill="none" stroke="${shine}" stroke-width="5"
      stroke-linecap="round"/>
    <path d="M44 22q-5-6 0-12M84 22q-5-6 0-12" fill="none" stroke="${cream}" stroke-width="4"
      stroke-linecap="round"/>`,
  jar: ({ main, deep, accent, shine, cream, soft }) => `
    <rect x="20" y="34" width="30" height="70" rx="8" fill="${soft}"/>
    <rect x="27" y="16" width="16" height="18" rx="3" fill="${deep}"/>
    <rect x="20" y="58" width="30" height="26" fill="${cream}"/>
    <path d="M35 62q8 8 0 16-8-8 0-16z" fill="${accent}"/>
    <rect x="56" y="66" width="54" height="38" rx="9" fill="${main}"/>
    <rect x="54" y="54" width="58" height="16" rx="5" fill="${cream}"/>
    <circle cx="83" cy="87" r="9" fill="${cream}"/><circle cx="83" cy="87" r="4" fill="${accent}"/>
    <path d="M26 42v10M64 76v18" stroke="${shine}" stroke-width="4" stroke-linecap="round"/>`,
  pencil: ({ main, deep, accent, cream, soft }) => `
    <rect x="24" y="28" width="58" height="76" rx="4" fill="${main}"/>
    <path d="M30 28h52v76H30z" fill="${soft}"/><rect x="40" y="42" width="32" height="16" rx="2"
      fill="${cream}"/>
    <path d="M44 48h24M44 53h16" stroke="${deep}" stroke-width="2"/>
    <path d="M20 38h9M20 50h9M20 62h9M20 74h9M20 86h9" stroke="${deep}" stroke-width="3"
      stroke-linecap="round"/>
    <g transform="rotate(28 92 64)"><path d="M86 24h13v62l-6.5 18L86 86z" fill="${accent}"/>
    <path d="M86 86h13l-6.5 18z" fill="${cream}"/><path d="m90.5 97 2 7 2-7z" fill="${deep}"/>
    <rect x="86" y="20" width="13" height="9" rx="3" fill="${deep}"/></g>`,
  blocks: ({ main, deep, accent, cream, soft }) => `
    <rect x="18" y="66" width="38" height="38" rx="4" fill="${main}"/>
    <rect x="72" y="66" width="38" height="38" rx="4" fill="${accent}"/>
    <path d="M64 14 90 62H38z" fill="${soft}"/><path d="M64 30 77 55H51z" fill="${cream}"/>
    <circle cx="37" cy="85" r="10" fill="${cream}"/>
    <path d="m91 74 3.5 7 7.5 1-5.5 5.5 1.5 7.5-7-4-7 4 1.5-7.5L80 82l7.5-1z" fill="${cream}"/>
    <path d="M56 104a8 20 0 0 1 16 0z" fill="${deep}"/>`,
  plant: ({ main, accent, cream, hue }) => {
    const leaf = `hsl(${110 + (hue % 50)} 38% 42%)`;
    const light = `hsl(${100 + (hue % 50)} 42% 56%)`;
    return `
    <path d="M64 78V40" stroke="${leaf}" stroke-width="4"/>
    <path d="M64 72Q28 70 24 40q34 0 40 32z" fill="${leaf}"/>
    <path d="M64 66q38-2 42-34-38 0-42 34z" fill="${light}"/>
    <path d="M64 46Q48 32 62 10q18 18 2 36z" fill="${leaf}"/>
    <path d="M64 72Q44 62 34 50M64 66q16-16 30-24" fill="none" stroke="${cream}" stroke-width="1.5"
      opacity=".7"/>
    <circle cx="88" cy="58" r="6" fill="${accent}"/><circle cx="40" cy="34" r="5" fill="${accent}"/>
    <path d="M36 76h56l-7 28H43z" fill="${main}"/>
    <rect x="32" y="72" width="64" height="10" rx="3" fill="${accent}"/>`;
  },
};
