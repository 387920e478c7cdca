/** Kinds of field that few resources have: apart, so that the others do not load them. */
import { number, type Plain } from './fields.js';

/** A number where 0 says that there is none: a list price, a coordinate. */
export const nonZero: Plain<number> = (sent) => number(sent) || undefined;

/** A field that others are made of: as it came, it would be neither clean nor always the same. */
export const dropField: Plain<never> = () => undefined;
