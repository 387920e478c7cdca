import type { ParameterTable } from '../../client/validation/parameter.js';

/** Attributes of elements with a map. */
export const mapAttributes = {
  /** A list, a map, or both. Below a `map`, the entries are one row. */
  view: { kind: 'text', values: ['list', 'map', 'both'], default: 'list' },
  /**
   * Address of the tiles of the map, with `{z}`, `{x}` and `{y}` for their position. Without it, the map
   * is an outline of Japan, without requests to other servers.
   */
  mapTiles: {
    kind: 'text',
    pattern: /^https:\/\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})([^\s{}]|\{[szxyr]\})+$/,
    format: 'tileAddress',
  },
  /** Attribution of the tiles, as their terms require. */
  mapAttribution: { kind: 'text' },
} as const satisfies ParameterTable;
