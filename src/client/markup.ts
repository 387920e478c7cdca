import { text, type Plain } from './records/fields.js';

/** Tags by their names: `<BBQ>` and `<Wi-Fi>` are how shops write brackets. */
const TAG =
  /<\/?(a|b|big|center|div|em|font|h\d|hr|i|img|li|ol|p|small|span|strong|t[dhr]|table|tbody|u|ul)(?=[\s/>])[^<>]*>/gi;

/** Markup as the service sends it in free text: line breaks stay, other tags go. */
export const stripTags = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(TAG, '');

/** Text from which the markup that services leave in is taken out. */
export const plainText: Plain<string> = (sent) =>
  text(typeof sent === 'string' ? stripTags(sent) : sent);
