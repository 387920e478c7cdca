/**
 * A part of an address as text; one that is encoded wrongly stays as it is and then is simply not
 * found.
 * @param {string} text
 */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
