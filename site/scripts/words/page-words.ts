/** The texts in the language of the page. */
import { en, type Words } from './en.js';
import { ja } from './ja.js';

export type Language = 'ja' | 'en';

export const language: Language = document.documentElement.lang === 'ja' ? 'ja' : 'en';
export const words: Words = { ja, en }[language];
