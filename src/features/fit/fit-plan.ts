/** The arrangement of entries in a box of a fixed size. All lengths are pixels. */

/** Space around all entries, and between them; also between a picture and the text below it. */
const INSET = 1;
const GAP = 4;
/** Border and padding of an entry, unless it is low. */
const FRAME = 4;
const LOW = 48;
/** The least size of an entry with its picture beside the text, and above it. */
const BESIDE = { width: 200, height: 62 };
const ABOVE = { width: 108, height: 128 };
/** Most text in an entry, as a share of its height, below a picture. */
const TEXT_SHARE = 0.55;
/** The label and the time: a line in a wide box, two in a narrow one. Credit and disclaimer have two lines. */
const FOOTNOTE_LINE = 14;
const ONE_LINE_WIDTH = 200;
/** The heading, which only a high box has. */
const HEADING = 24;
const HIGH = 200;
/** Sizes of the text: the larger one in an entry that is high enough. */
const FONTS = { small: 12, large: 14, from: 170 };
/** Height of a line, as a multiple of the size of its text. */
const LINE_HEIGHT = 4 / 3;

export type FitPlan = ReturnType<typeof fitPlan>;

export const isHigh = (height: number): boolean => height >= HIGH;

/** The number of entries of a size that fit into a length. */
const countOf = (length: number, minimum: number) =>
  Math.max(1, Math.floor((length + GAP) / (minimum + GAP)));
const share = (length: number, entries: number) => (length + GAP) / entries - GAP;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The rows that only a high box has: true for the element's. */
interface FurtherRows {
  readonly heading: boolean;
  readonly credit: boolean;
}

/** The height of the rows around the entries: the footnote, and in a high box heading and credit. */
function usedHeight({ width, height }: Size, has: FurtherRows): number {
  const footnote = FOOTNOTE_LINE * (width < ONE_LINE_WIDTH ? 2 : 1);
  if (!isHigh(height)) return footnote;
  return footnote + (has.heading ? HEADING : 0) + (has.credit ? 2 * FOOTNOTE_LINE : 0);
}

/** Columns and rows for as many entries as fit. A low box has one row of entries beside their pictures. */
function arrangement({ width, height }: Size) {
  const possible = [BESIDE, ABOVE].filter(
    (minimum) => width >= minimum.width && height >= minimum.height,
  );
  const [largest] = (possible.length ? possible : [BESIDE])
    .map((minimum) => ({
      columns: countOf(width, minimum.width),
      rows: countOf(height, minimum.height),
    }))
    .sort((a, b) => b.columns * b.rows - a.columns * a.rows);
  return largest!;
}

/** The lines of the name, and of all parts below it together, in a height. */
function lineCount(height: number, line: number) {
  const all = Math.max(1, Math.floor(height / line));
  const titleLines = all > 2 ? 2 : 1;
  return { titleLines, lines: Math.min(3, all - titleLines) };
}

/** @param available the number of entries of the answer */
export function fitPlan(box: Size, available: number, has: FurtherRows) {
  const width = box.width - 2 * INSET;
  const height = box.height - 2 * INSET - usedHeight(box, has);
  const largest = arrangement({ width, height });
  const entries = Math.min(available, largest.columns * largest.rows);
  // Fewer entries than fit are larger.
  const rows = Math.max(1, Math.ceil(entries / largest.columns));
  const columns = Math.max(1, Math.ceil(entries / rows));
  const entry = { width: share(width, columns), height: share(height, rows) };
  const isUpright =
    entry.height >= ABOVE.height &&
    (entry.height >= 0.7 * entry.width || entry.width < BESIDE.width);
  const isLow = entry.height < LOW;
  const inner = isLow ? entry.height : entry.height - 2 * FRAME;
  const fontSize = entry.height < FONTS.from ? FONTS.small : FONTS.large;
  const line = fontSize * LINE_HEIGHT;
  const { titleLines, lines } = lineCount(isUpright ? inner * TEXT_SHARE : inner, line);
  return {
    columns,
    rows,
    entries,
    /** True if the picture is above the text. */
    isUpright,
    /** True for entries without border and rank. */
    isLow,
    fontSize,
    /** The side of the picture's square. */
    picture: isUpright
      ? inner - (titleLines + lines) * line - GAP
      : Math.min(inner, entry.width * 0.4),
    titleLines,
    /** The lines of all parts below the name together. */
    lines,
  };
}
