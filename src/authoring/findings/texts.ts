import type { Locale } from '../../i18n/locale.js';
import { en, type FindingCode, type FindingText } from './en.js';
import { ja } from './ja.js';

export const findingTexts: Readonly<Record<Locale, Readonly<Record<FindingCode, FindingText>>>> = {
  en,
  ja,
};
