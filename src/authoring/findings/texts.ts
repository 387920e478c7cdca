import type { Locale } from '../../i18n/locale.js';
import { en, type FindingCode, type FindingText } from './en.js';
import { ja } from './ja.js';

/** Problem and advice of each finding, for the panel, the command and the builder; the console has the English ones. */
export const findingTexts: Readonly<Record<Locale, Readonly<Record<FindingCode, FindingText>>>> = {
  en,
  ja,
};
