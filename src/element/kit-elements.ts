/** The elements of the kit: a page may have elements of its own whose names begin with `mkt-`. */
import { tags } from './tags.js';

const known = new Set<string>(tags);

/** True for an element of the kit, also before its upgrade. The name of a form can be one of its fields. */
export const isOfKit = ({ localName }: Element): boolean => known.has(localName);

/** Adds a tag under which the kit has registered an element. */
export const addTag = (tag: string): void => void known.add(tag);
