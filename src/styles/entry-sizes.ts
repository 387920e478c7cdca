import type { Layout } from './metrics.js';

/** Sizes by layout, in em of the element's font. */
export type Sizes = Partial<Record<Layout, number>>;

/** A list from some width on, in em. */
export interface ListStep {
  readonly from: number;
  /** Height of the picture with its gap, where it stands above the text and not beside it. */
  readonly above?: number;
  /** Height of what asks to follow the link with its gap; 0 where it stands beside the text. */
  readonly action: number;
  /** Room for facts in one line; absent: there are only `narrowFacts`, each in a line. */
  readonly across?: number;
  /** Parts that are left out for want of room. */
  readonly drops?: readonly string[];
}

/** A picture above the text: its height by its width, in em at least and at most. */
export interface PictureShape {
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
}

/** What an entry can show below each other: its height is the sum of what is not hidden. */
export interface Stack {
  /** Heights of the parts of the text, in em; [in a list, else] where they differ. */
  readonly parts: Readonly<Record<string, number | readonly [list: number, else_: number]>>;
  /** Widths of the parts that stand beside each other in a list, and in lines of their own else. */
  readonly facts?: Readonly<Record<string, number>> | undefined;
  /** Those of them that take a line each in grids and carousels, and in narrow lists. */
  readonly uprightFacts?: readonly string[];
  readonly narrowFacts?: readonly string[];
  /** Height of the picture beside the text of a list. */
  readonly beside: string;
  /** The picture of a grid or carousel. */
  readonly picture: PictureShape;
  /** The steps of a list, the first from 0 on. */
  readonly list: readonly ListStep[];
}

/** The room of the entries of an element that needs another than `metrics` gives, in em. */
export interface EntrySizes {
  /** What the heights of lists, grids and carousels come from. */
  readonly stack?: Stack;
  /** Height of one entry of other layouts, whatever it shows. */
  readonly row?: Sizes;
  /** The heights from some widths on, where they are others there. */
  readonly wide?: readonly { readonly from: number; readonly row: Sizes }[];
  /** Least width of an entry where several stand side by side. */
  readonly column: Sizes;
  /** Width of an entry in a carousel. */
  readonly carousel?: number;
  /** Attributes of which the element needs one before it has anything to ask for. */
  readonly needsOneOf?: readonly string[];
  /** Where a table has a head: from a width on, as high as this with the gap below it. */
  readonly tableHead?: { readonly from: number; readonly height: number };
  /** Entries whose room is kept where the author does not say how many there will be. */
  readonly entries?: number;
}

/** The border of an entry, with some pixels for fonts whose lines are higher; its padding is a token. */
export const EDGE = 0.35;
/** Heights of lines: a name takes two. */
export const TITLE = 2.6;
export const LINE = 1.12;
export const PRICE = 1.54;
/** What asks to follow the link, with the gap above it. */
export const ACTION = 2.625;
/** The picture of an item in a grid. */
const SQUARE: PictureShape = { ratio: 1, least: 8.5, most: 15 };
/** That of a place, which fills its frame. */
const LANDSCAPE: PictureShape = { ratio: 0.66, least: 9, most: 15 };
/** How wide the picture beside a text is. */
const WIDTH = 'min(6.5em, 34cqi - 0.45em)';

/** The stack of an element whose list has the picture beside the text, from a width on the action too. */
export const stackOf = (
  parts: Stack['parts'],
  wide: number,
  further: Partial<Stack> = {},
): Stack => ({
  parts: { title: TITLE, ...parts },
  picture: SQUARE,
  beside: WIDTH,
  list: [
    { from: 0, action: ACTION },
    { from: wide, action: 0 },
  ],
  ...further,
});

/** The list of what has many facts: the wider, the more of them stand side by side. */
export const shelfSteps: readonly ListStep[] = [
  { from: 0, action: ACTION },
  { from: 22.5, action: ACTION, across: 13 },
  { from: 26, action: ACTION, across: 16.5 },
  ...[32, 38, 46, 56].map((from) => ({ from, action: 0, across: from - 17 })),
  // Two and three side by side
  ...[64.75, 97.5].map((from) => ({ from, action: 0, across: 15 })),
];
/** The height of a cover beside a text. */
export const COVER = `${WIDTH} * 4 / 3`;

/** How wide the picture of a hotel or golf course is beside a text. */
export const TRAVEL_WIDTH = 9.375;

/**
 * Hotels and golf courses: in a wide list the picture beside the text, else above it.
 * @param lines of each part
 * @param drops what a narrow list leaves out
 */
export const travelStack = (lines: Stack['parts'], drops: readonly string[]): Stack => ({
  parts: {
    title: 2.95,
    ...Object.fromEntries(
      Object.entries(lines).map(([part, count]) => {
        const [list, upright] = [count, count].flat().map((one) => one && one * LINE + 0.15);
        return [part, [list!, upright!]] as const;
      }),
    ),
  },
  picture: LANDSCAPE,
  beside: `${TRAVEL_WIDTH}em`,
  list: [
    { from: 0, action: ACTION, above: 9.5, drops },
    { from: 22, action: ACTION },
  ],
});

/** Of elements that say nothing else. */
export const baseSizes: EntrySizes = {
  stack: stackOf({ caption: LINE, rating: LINE, price: PRICE, shop: LINE }, 26),
  row: { compact: 2.75 },
  // A carousel has one row.
  column: { list: 26, grid: 9.5, compact: 22 },
  carousel: 10,
};

/** From here on a table is one; where there is less room, its rows stand as cards. */
export const wideTable = { from: 53, row: { table: 4.75 } };
/** The head of such a table. */
export const tableHead = { from: wideTable.from, height: 2.75 };
