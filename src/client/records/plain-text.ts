import { text, type Plain } from './fields.js';

/** Tags by name: shops also write `<BBQ>` and `<Wi-Fi>`, with angle brackets as brackets. */
const TAG =
  /<\/?(a|b|big|center|div|em|font|h\d|hr|i|img|li|ol|p|small|span|strong|t[dhr]|table|tbody|u|ul)(?=[\s/>])[^<>]*>/gi;

/** Removes the service's markup from free text; line breaks stay. */
const stripTags = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(TAG, '');

/** Text without the markup that services leave in it. */
export const plainText: Plain<string> = (sent) =>
  text(typeof sent === 'string' ? stripTags(sent) : sent);
