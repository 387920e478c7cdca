import { address, number, text } from '../fields.js';

/** A recommendation. Source: the dynamic ad operation. */
export const dynamicAdEntry = {
  title: text,
  href: address,
  image: address,
  caption: text,
  price: number,
  shop: text,
} as const;
