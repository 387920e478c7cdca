import { late } from './late.js';

const words = late(() => import('../locales/controls-books.js'));

/** The words of the controls for books: few pages have any of these. */
export const bookWords = (element: Parameters<typeof words>[0]) => words(element)?.bookWords;
