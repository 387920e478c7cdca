import { times } from './scenery.js';

/**
 * Houses of an inn, on a floor at y = 104, horizontally centred in a picture of 160 x 120.
 * @type {Record<string, (hue: number, chance: import('../random.js').Random) => string>}
 */
export const buildings = {
  city: (hue, chance) => {
    const floors = chance.int(6, 9);
    const top = 100 - floors * 9;
    return `<rect x="52" y="${top}" width="56" height="${104 - top}" fill="hsl(${hue} 34% 88%)"/>
      <rect x="52" y="${top}" width="14" height="${104 - top}" fill="hsl(${hue} 40% 52%)"/>
      <rect x="49" y="${top - 4}" width="62" height="5" fill="hsl(${hue} 42% 34%)"/>
      ${times(floors * 4, (i) => `<rect x="${70 + (i % 4) * 9}" y="${top + 4 + Math.floor(i / 4) * 9}" width="6" height="5" rx="1" fill="${chance.chance(0.6) ? '#ffe9a8' : '#8fb3cc'}"/>`)}
      <rect x="72" y="93" width="22" height="11" fill="hsl(${hue} 42% 28%)"/>
      <rect x="68" y="90" width="30" height="4" rx="2" fill="#fff"/>
      <circle cx="59" cy="${top + 9}" r="4" fill="#fff"/>`;
  },
  spa: (hue) => `
    <path d="M28 72q52-22 104 0l6 8H22z" fill="hsl(${hue} 24% 26%)"/>
    <rect x="32" y="80" width="96" height="24" fill="#f3e6cf"/>
    <path d="M48 58q32-16 64 0l5 7H43z" fill="hsl(${hue} 24% 22%)"/>
    <rect x="54" y="64" width="52" height="8" fill="#e9d6b6"/>
    ${times(8, (i) => `<rect x="${36 + i * 11.5}" y="84" width="8" height="16" fill="#ffdf9a"/><path d="M${40 + i * 11.5} 84v16M${36 + i * 11.5} 92h8" stroke="#7b5836" stroke-width="1"/>`)}
    <path d="M68 104V82h24v22z" fill="hsl(${hue} 46% 38%)"/><path d="M76 82v22M84 82v22" stroke="#fff" stroke-opacity=".5"/>
    <circle cx="62" cy="86" r="3.5" fill="#e9573f"/><circle cx="98" cy="86" r="3.5" fill="#e9573f"/>
    <path d="M24 108q16 8 34 0t34 0" fill="none" stroke="#9fd4de" stroke-width="6" stroke-linecap="round"/>
    <path d="M34 96q-4-6 0-11M46 98q-4-6 0-12" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".8"/>`,
  sea: (hue) => `
    <path d="M20 104h120l-8-50H92l-6-12H44l-10 30z" fill="#fdfaf3"/>
    <path d="M44 42h42l3 6H42zM92 54h40l1 5H92z" fill="hsl(${hue} 52% 46%)"/>
    ${times(15, (i) => `<rect x="${44 + (i % 5) * 17}" y="${62 + Math.floor(i / 5) * 13}" width="11" height="7" rx="1" fill="#86bcd9"/><path d="M${42 + (i % 5) * 17} ${70 + Math.floor(i / 5) * 13}h15" stroke="hsl(${hue} 52% 46%)" stroke-width="1.5"/>`)}
    <path d="M24 104q2-22-4-30" fill="none" stroke="#7a5a3a" stroke-width="3"/>
    <path d="M20 74q-12-6-18 4 10-4 18-4 2-12 14-12-10 4-14 12 14-2 18 8-8-8-18-8z" fill="#3d8f56"/>`,
  mountain: (hue) => `
    <path d="M36 76 80 36l44 40h-8v28H44V76z" fill="#8a5b3b"/>
    <path d="M30 78 80 32l50 46-5 5-45-41-45 41z" fill="hsl(${hue} 38% 32%)"/>
    ${times(4, (i) => `<path d="M44 ${80 + i * 6}h72" stroke="#6f4529" stroke-width="1"/>`)}
    <path d="M80 52l12 11v9H68v-9z" fill="#ffe3a1"/><path d="M80 52v20M68 64h24" stroke="#5b3a22"/>
    <rect x="52" y="82" width="14" height="11" fill="#ffe3a1"/><rect x="94" y="82" width="14" height="11" fill="#ffe3a1"/>
    <rect x="73" y="84" width="14" height="20" rx="1" fill="hsl(${hue} 44% 40%)"/>
    <path d="M104 48V34h7v20z" fill="#7c6a5d"/>`,
  oldtown: (hue) => `
    <path d="M30 62h100l8 10H22z" fill="#41474f"/><rect x="30" y="72" width="100" height="32" fill="#6b4a33"/>
    <rect x="34" y="46" width="92" height="16" fill="#efe6d6"/><path d="M28 40h104l5 7H23z" fill="#353b43"/>
    ${times(18, (i) => `<path d="M${38 + i * 5} 50v9" stroke="#6b4a33" stroke-width="2"/>`)}
    <rect x="36" y="77" width="32" height="23" fill="#f6dfae"/><rect x="98" y="77" width="28" height="23" fill="#f6dfae"/>
    ${times(8, (i) => `<path d="M${38 + i * 4} 77v23" stroke="#6b4a33" stroke-width="1.5"/>`)}
    ${times(7, (i) => `<path d="M${100 + i * 4} 77v23" stroke="#6b4a33" stroke-width="1.5"/>`)}
    <path d="M72 76h22v14l-5.5-3-5.5 3-5.5-3-5.5 3z" fill="hsl(${hue} 52% 42%)"/>
    <circle cx="83" cy="82" r="3" fill="none" stroke="#fff"/><ellipse cx="69" cy="72" rx="3" ry="5" fill="#e9573f"/>`,
};
