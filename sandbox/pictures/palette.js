import { hash } from '../random.js';

// Hues that match each other; muddy ones are omitted.
const HUES = [6, 18, 32, 44, 88, 150, 168, 190, 208, 226, 268, 330, 346];

/**
 * Colours for one picture, always the same for the same seed.
 * @param {string} seed
 */
export function palette(seed) {
  const value = hash(seed);
  const hue = HUES[value % HUES.length] ?? 0;
  const other = HUES[(value + 3 + ((value >>> 8) % 5)) % HUES.length] ?? 0;
  return {
    hue,
    paper: `hsl(${hue} 46% 94%)`,
    tint: `hsl(${hue} 52% 86%)`,
    soft: `hsl(${hue} 48% 74%)`,
    main: `hsl(${hue} 52% 54%)`,
    deep: `hsl(${hue} 50% 36%)`,
    ink: `hsl(${hue} 42% 20%)`,
    accent: `hsl(${other} 68% 60%)`,
    cream: '#fffaf0',
    shade: 'rgb(0 0 0 / 0.12)',
    shine: 'rgb(255 255 255 / 0.45)',
  };
}

/** @typedef {ReturnType<typeof palette>} Palette */
