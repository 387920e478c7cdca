/**
 * A document with its generated parts, each between `<!-- NAME:begin -->` and `<!-- NAME:end -->`.
 * @param {string} file
 * @param {string} document its text
 * @param {Readonly<Record<string, string>>} parts by name
 * @throws {Error} if the document lacks the place of a part
 */
export const withParts = (file, document, parts) =>
  Object.entries(parts).reduce((text, [name, part]) => {
    const place = new RegExp(`(?<=<!-- ${name}:begin -->).*?(?=<!-- ${name}:end -->)`, 's');
    if (!place.test(text))
      throw new Error(`${file} has no <!-- ${name}:begin -->, or no end of it`);
    return text.replace(place, () => `\n\n${part.trim()}\n\n`);
  }, document);
