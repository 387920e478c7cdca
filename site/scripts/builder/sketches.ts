/** A sketch of each element, for its selection. */
import { svg, type TemplateResult } from 'lit';

const box = (x: number, y: number, width: number, height: number, kind = 'box') =>
  svg`<rect class=${kind} x=${x} y=${y} width=${width} height=${height} rx="2" />`;
const line = (x: number, y: number, width: number, kind = 'line') =>
  svg`<rect class=${kind} x=${x} y=${y} width=${width} height="3" rx="1.5" />`;
const word = (x: number, y: number, text: string) => svg`<text x=${x} y=${y}>${text}</text>`;

const row = (y: number, picture: TemplateResult) => svg`
  ${picture} ${line(34, y + 2, 48)} ${line(34, y + 8, 30, 'faint')} ${line(96, y + 4, 16, 'accent')}`;
const tile = (x: number, height = 26) => svg`
  ${box(x, 10, 28, height)} ${line(x, 15 + height, 26)} ${line(x, 21 + height, 16, 'accent')}`;
const book = (x: number) => svg`
  ${box(x, 12, 20, 30)} ${box(x, 12, 4, 30, 'accent')} ${line(x, 48, 20)} ${line(x, 54, 12, 'faint')}`;

const SKETCHES: Readonly<Record<string, TemplateResult>> = {
  'mkt-ranking': svg`${[0, 1, 2].map((at) =>
    row(8 + at * 19, svg`${word(6, 19 + at * 19, String(at + 1))}${box(16, 7 + at * 19, 14, 14)}`),
  )}`,
  'mkt-product-search': svg`${[8, 46, 84].map((x) => tile(x))}`,
  'mkt-book-list': svg`${[10, 36, 62, 88].map(book)}`,
  'mkt-ebook-list': svg`${[10, 48, 86].map(
    (x) =>
      svg`${box(x, 8, 26, 36, 'frame')}${line(x + 5, 15, 16)}${line(x + 5, 21, 16, 'faint')}${line(x + 5, 27, 12, 'faint')}${line(x, 52, 26)}`,
  )}`,
  'mkt-hotel-search': svg`
    ${box(6, 6, 84, 12, 'frame')} ${box(94, 6, 20, 12, 'accent')} ${box(6, 24, 34, 20)}
    ${line(46, 27, 52)} ${line(46, 34, 36, 'faint')} ${box(6, 50, 34, 12)} ${line(46, 53, 44)}`,
  'mkt-hotel-detail': svg`
    ${box(6, 6, 52, 42)} ${line(64, 9, 48)} ${line(64, 17, 40, 'faint')} ${line(64, 24, 44, 'faint')}
    ${box(64, 34, 48, 14, 'accent')} ${box(6, 52, 16, 10)} ${box(24, 52, 16, 10)} ${box(42, 52, 16, 10)}`,
  'mkt-golf-finder': svg`
    <path class="box" d="M6 60q24-34 54-22t54-20v42z" />
    <path class="frame" d="M84 34V10" /><path class="accent" d="M84 10l16 6-16 6z" />
    ${box(6, 6, 56, 11, 'frame')}`,
  'mkt-picks': svg`${tile(-14)} ${tile(22)} ${tile(58)} ${tile(94)}`,
  'mkt-bookmark-list': svg`${[0, 1, 2].map(
    (at) =>
      svg`<path class="accent" d=${`M8 ${8 + at * 19}h10v14l-5-4-5 4z`} />${box(24, 8 + at * 19, 14, 14)}${line(44, 10 + at * 19, 60)}${line(44, 16 + at * 19, 36, 'faint')}`,
  )}`,
  'mkt-bookmark-button': svg`
    ${box(18, 20, 84, 28, 'frame')} <path class="accent" d="M30 26h12v17l-6-5-6 5z" /> ${line(50, 33, 40)}`,
  'mkt-value': svg`
    ${line(8, 16, 104)} ${line(8, 32, 30)} ${box(44, 26, 32, 14, 'accent')} ${line(82, 32, 30)} ${line(8, 48, 76)}`,
};

export const sketch = (tag: string): TemplateResult =>
  svg`<svg viewBox="0 0 120 68" aria-hidden="true" class="sketch">${SKETCHES[tag] ?? tile(46)}</svg>`;
