/** The tree of a page, with the positions of all markup. */
import {
  defaultTreeAdapter,
  ErrorCodes,
  parse,
  type DefaultTreeAdapterMap,
  type TreeAdapter,
} from 'parse5';
import { CommandError } from './command-error.js';
import { failures } from './words/failures.js';

/**
 * Limit for the sum of the depths of a page's elements, since an HTML parser searches the open elements for
 * each new one. 14,000 nested elements reach it.
 */
const MAX_NESTING = 1e8;

/** Builds the tree of a page. @throws if its elements are nested too deeply */
function limitedTree(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let sum = 0;
  return {
    ...defaultTreeAdapter,
    onItemPush() {
      sum += ++depth;
      if (sum > MAX_NESTING) throw new CommandError((locale) => failures[locale].nestedTooDeeply);
    },
    onItemPop() {
      depth--;
    },
  };
}

/** The signs that can end a tag in which a text ends. */
const TAG_ENDS = ['>', '">', "'>"];

/** A tag in which the text ends becomes an element that ends behind the text. */
export function treeOf(text: string): DefaultTreeAdapterMap['document'] {
  const parsed = (code: string) => {
    const errors = new Set<ErrorCodes>();
    const tree = parse(code, {
      sourceCodeLocationInfo: true,
      treeAdapter: limitedTree(),
      onParseError: (error) => errors.add(error.code),
    });
    return { tree, isCut: errors.has(ErrorCodes.eofInTag) };
  };
  const { tree, isCut } = parsed(text);
  if (!isCut) return tree;
  const completed = TAG_ENDS.map((end) => parsed(text + end));
  return completed.find((each) => !each.isCut)?.tree ?? tree;
}
