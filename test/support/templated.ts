/** Entries by an author's template. */
import '../../src/define/ranking.js';
import type { MktElement } from '../../src/element/mkt-element.js';
import { nextFrame, partsOf, settled } from './index.js';
import { rendered, type ElementOptions } from './reading.js';

export const template = (content: string) => `<template slot="item">${content}</template>`;

/** An element with a template, with its entries rendered. */
export async function templated(
  content: string,
  { name = 'mkt-ranking', attributes = '', ...options }: ElementOptions & { name?: string } = {},
): Promise<MktElement> {
  const element = await rendered<MktElement>(name, {
    ...options,
    attributes: `${attributes} limit="3"`,
    children: template(content),
  });
  await settled(element);
  return element;
}

export const copiesOf = (element: Element) =>
  partsOf(element, 'item').map((item) => item.querySelector('.template')!.shadowRoot!);

export const all = <E extends Element>(element: Element, selector: string) =>
  copiesOf(element).map((copy) => copy.querySelector<E>(selector)!);

export const texts = (element: Element, selector: string) =>
  all(element, selector).map(({ textContent }) => textContent);

export const valuesOf = (element: MktElement, field: string) =>
  element.records.map((record) => record[field] as string | number | readonly string[] | undefined);

export async function nextLines(lines: readonly string[], count = 1): Promise<readonly string[]> {
  while (lines.length < count) await nextFrame();
  return lines;
}
