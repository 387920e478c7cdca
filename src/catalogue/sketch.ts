/** Shapes for the sketches of elements. */
import { svg, type TemplateResult } from 'lit';

export { svg };

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  kind = 'box',
): TemplateResult =>
  svg`<rect class=${kind} x=${x} y=${y} width=${width} height=${height} rx="2" />`;
export const line = (x: number, y: number, width: number, kind = 'line'): TemplateResult =>
  svg`<rect class=${kind} x=${x} y=${y} width=${width} height="3" rx="1.5" />`;
export const word = (x: number, y: number, text: string): TemplateResult =>
  svg`<text x=${x} y=${y}>${text}</text>`;

export const row = (y: number, picture: TemplateResult): TemplateResult => svg`
  ${picture} ${line(34, y + 2, 48)} ${line(34, y + 8, 30, 'faint')} ${line(96, y + 4, 16, 'accent')}`;
export const tile = (x: number, height = 26): TemplateResult => svg`
  ${box(x, 10, 28, height)} ${line(x, 15 + height, 26)} ${line(x, 21 + height, 16, 'accent')}`;
export const book = (x: number): TemplateResult => svg`
  ${box(x, 12, 20, 30)} ${box(x, 12, 4, 30, 'accent')} ${line(x, 48, 20)} ${line(x, 54, 12, 'faint')}`;
