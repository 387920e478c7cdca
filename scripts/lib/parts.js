/**
 * A document with its generated parts, each between `<!-- NAME:begin -->` and `<!-- NAME:end -->`.
 * @param {string} document
 * @param {Readonly<Record<string, string>>} parts by name
 * @throws {Error} if the document lacks the place of a part
 */
export const withParts = (document, parts) =>
  Object.entries(parts).reduce((text, [name, part]) => {
    const place = new RegExp(`(?<=<!-- ${name}:begin -->).*?(?=<!-- ${name}:end -->)`, 's');
    if (!place.test(text)) throw new Error(`A document has no place for the part "${name}"`);
    return text.replace(place, () => `\n\n${part.trim()}\n\n`);
  }, document);
