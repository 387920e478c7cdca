/** The delayed service of the benchmarks: the sandbox's ranking, in the size of live responses. */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { createService } from '../../sandbox/index.js';
import { random } from '../../sandbox/random.js';
import { marketItems } from '../../sandbox/catalogue/market-items.js';

/** Characters of an item's description, so that 30 items are about 80 kB. */
const CAPTION = 580;

const ENDS = ['startTime', 'endTime', 'pointRateStartTime', 'pointRateEndTime'];

const words = marketItems.map(({ name, caption }) => name + caption).join('');

/**
 * A description from words of the catalogue, which compresses like prose. (The sandbox's own descriptions
 * repeat whole sentences, and compress to a tenth.)
 * @param {number} index
 */
function captionAt(index) {
  const chance = random(`caption ${index}`);
  let caption = '';
  while (caption.length < CAPTION) {
    const from = chance.int(0, words.length);
    caption += words.slice(from, from + chance.int(2, 5));
  }
  return caption.slice(0, CAPTION);
}

/** @param {import('node:net').AddressInfo | string | null} address */
const originOf = (address) => `http://127.0.0.1:${Object(address).port}`;

/**
 * Listens on a free port.
 * @param {import('node:http').RequestListener} listener
 */
export async function listen(listener) {
  const server = createServer(listener);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: originOf(server.address()), close };
}

/**
 * A raster picture, as live services send them: SVG would be drawn by the page's main thread.
 * @param {string} address with its size, as in `?_ex=128x128`
 */
function draw(address) {
  const size = Number(/_ex=(\d+)x/.exec(address)?.[1] ?? 128);
  const png = new PNG({ width: size, height: size });
  const chance = random(address.replace(/\?.*/, ''));
  const color = [0, 1, 2].map(() => chance.int(64, 224));
  for (let index = 0; index < png.data.length; index += 4) {
    const shade = ((index >> 2) % size) / 8;
    png.data.set([...color.map((value) => value + shade), 255], index);
  }
  return PNG.sync.write(png);
}

/** The origin of pictures and links in answers: without a port, as in answers of live services. */
const ITEMS = 'http://items.market.example';

/**
 * Pictures are on another origin, like those of live services, and are drawn once.
 * @returns the server, with the flags of a browser that finds it
 */
export async function startPictures() {
  /** @type {Map<string, Buffer>} */
  const pictures = new Map();
  const server = await listen(({ url = '' }, response) => {
    const picture = pictures.get(url) ?? draw(url);
    pictures.set(url, picture);
    response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=600' });
    response.end(picture);
  });
  const [name, address] = [ITEMS, server.origin].map((origin) => new URL(origin).host);
  return { ...server, flags: [`--host-resolver-rules=MAP ${name} ${address}`] };
}

/**
 * The service. The first folder of an address is the delay of the response in ms, as in `/50/services/api/…`.
 * Every genre has the same 30 items, so that all widgets of a page get the same response.
 */
export async function startAnswers() {
  const sandbox = createService();
  /** @type {Map<string, Promise<string>>} By the requested fields. */
  const bodies = new Map();

  /** @param {string} elements */
  async function bodyFor(elements) {
    const query = new URLSearchParams({ applicationId: 'APP', affiliateId: 'AFF' });
    if (elements) query.set('elements', elements);
    const address = `${ITEMS}/services/api/MarketItem/Ranking/20170628?${query}`;
    const body = await (await sandbox.request(address)).json();
    body.Items.forEach((/** @type {any} */ { Item }, /** @type {number} */ index) => {
      if ('itemCaption' in Item) Item.itemCaption = captionAt(index);
      // Only the kit shows the ends of points and sales; the cards of all contenders have the same content.
      for (const name of ENDS) if (name in Item) Item[name] = '';
    });
    return JSON.stringify(body);
  }

  return listen(async (request, response) => {
    const start = performance.now();
    const { pathname, searchParams } = new URL(String(request.url), 'http://service.example');
    const elements = searchParams.get('elements') ?? '';
    const body = bodies.get(elements) ?? bodyFor(elements);
    bodies.set(elements, body);
    const text = `${searchParams.get('callback')}(${await body});`;
    const compressed = gzipSync(text);
    const headers = {
      'Content-Type': 'text/javascript;charset=UTF-8',
      'Content-Length': compressed.length,
      'Content-Encoding': 'gzip',
      'Cache-Control': 'no-store',
    };
    // The delay includes the processing time of this server.
    const delay = Number(pathname.split('/')[1]) - (performance.now() - start);
    setTimeout(() => response.writeHead(200, headers).end(compressed), delay);
  });
}
