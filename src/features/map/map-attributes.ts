import type { ParameterTable } from '../../client/validation/parameter.js';

/** Attributes of elements with a map. */
export const mapAttributes = {
  /** Whether entries are listed, shown on a map, or both. Below `map`, they are one row. */
  view: { kind: 'text', values: ['list', 'map', 'both'], default: 'list' },
  /**
   * Address of the tiles of the map, with `{z}`, `{x}` and `{y}` for their place. Without it, the map
   * is an outline of Japan, and nobody else is asked for anything.
   */
  mapTiles: {
    kind: 'text',
    pattern: /^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})([^\s{}]|\{[szxyr]\})+$/,
    format: 'tileAddress',
  },
  /** Where the tiles are from, as their terms ask for: a text. */
  mapAttribution: { kind: 'text' },
} as const satisfies ParameterTable;
