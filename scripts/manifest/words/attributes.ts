/** Names and descriptions of the attributes that several elements have, in each language. */
import type { WordsByAttribute } from './attribute-words.js';
import { display } from './display.js';
import { parameters } from './parameters.js';
import { settings } from './settings.js';

export const attributes: WordsByAttribute = { ...display, ...settings, ...parameters };
