/**
 * Decodes a part of an address; a malformed one stays unchanged, and is then not found.
 * @param {string} text
 */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
