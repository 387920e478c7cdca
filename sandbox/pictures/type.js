/** @type {Record<string, string>} */
const ENTITIES = { amp: '&', eacute: 'é', copy: '©', hearts: '♥', nbsp: ' ', '#39': "'" };

/**
 * Escapes a text for a drawing or a page. Entities in the catalogue's names are decoded first.
 * @param {string} text
 */
export const safe = (text) =>
  text
    .replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Breaks a title into lines: between words, else into lines of nearly equal length, so that no single character
 * is left over.
 * @param {string} title
 * @param {number} longest
 * @param {number} most
 */
export function lines(title, longest, most) {
  const even = Math.ceil(title.length / Math.ceil(title.length / longest));
  const limit = /[a-z] [a-z]/i.test(title) ? longest : even;
  /** @type {string[]} */
  const result = [''];
  for (const word of title.match(/&#?\w+;|[\x21-\x7e]+ ?|./gu) ?? []) {
    const last = result[result.length - 1] ?? '';
    if (last && (last + word).trimEnd().length > limit) result.push(word);
    else result[result.length - 1] = last + word;
  }
  return result
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, most);
}
