/** A quotation mark of editors, which HTML does not know as such. */
export const CURLY_QUOTE = /[“”„″＂‘’′]/;
