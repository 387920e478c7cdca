/** A box on a map by its centre, in pixels of the layers. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(b.x - a.x) * 2 < b.width + a.width && Math.abs(b.y - a.y) * 2 < b.height + a.height;

/** Sides of a point on which a label can be, in the order in which they are tried. */
export const SIDES = ['above', 'below', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** The box of a label on a side of a point. @param distance in pixels */
export function beside(
  { x, y }: { readonly x: number; readonly y: number },
  side: Side,
  { width, height }: Pick<Box, 'width' | 'height'>,
  distance: number,
): Box {
  const across = side === 'right' ? 1 : side === 'left' ? -1 : 0;
  const along = side === 'below' ? 1 : side === 'above' ? -1 : 0;
  return {
    x: x + across * (distance + width / 2),
    y: y + along * (distance + height / 2),
    width,
    height,
  };
}

/** The first box that overlaps none of those already placed; it is then one of them. */
export function place<B extends Box>(boxes: readonly B[], placed: Box[]): B | undefined {
  const free = boxes.find((box) => !placed.some((other) => overlap(box, other)));
  if (free) placed.push(free);
  return free;
}
