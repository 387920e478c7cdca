/**
 * Faults that affect only a relay: the service repeats the request, including the publisher's id and key.
 */

/** Headers that quote an address, or concern the service's own host and readers. */
export const FOREIGN_HEADERS = [
  'Location',
  'Content-Location',
  'Refresh',
  'Link',
  'SourceMap',
  'WWW-Authenticate',
  'Content-Disposition',
  'Content-Security-Policy',
  'Set-Cookie',
  'Clear-Site-Data',
  'Strict-Transport-Security',
  'Alt-Svc',
  'NEL',
  'Report-To',
  'Reporting-Endpoints',
  'Access-Control-Expose-Headers',
  'Access-Control-Allow-Credentials',
  'Cross-Origin-Resource-Policy',
  'X-Content-Type-Options',
  'X-Relay-Cache',
  'CDN-Cache-Control',
  'No-Vary-Search',
  'Age',
];

/** @param {number} status @param {URL} url */
const moved = (status, { pathname, search }) =>
  new Response(null, { status, headers: { Location: `https://new.example${pathname}${search}` } });

/** @param {number} status @param {URL} url */
const refused = (status, { href }) =>
  Response.json({ error: 'refused', error_description: `refused: ${href}` }, { status });

/** @type {Readonly<Record<string, (url: URL) => Response>>} */
export const quoting = {
  ...Object.fromEntries(
    [301, 302, 303, 304, 307, 308].map((status) => [`moved-${status}`, moved.bind(null, status)]),
  ),
  ...Object.fromEntries(
    [400, 401, 403, 404, 429, 500, 503].map((status) => [
      `quoting-${status}`,
      refused.bind(null, status),
    ]),
  ),
  'quoting-page': ({ href }) =>
    new Response(`<p>${href}</p>`, { status: 403, headers: { 'Content-Type': 'text/html' } }),
  'foreign-headers': ({ searchParams }) => {
    const value = `foreign ${searchParams.get('accessKey')}`;
    const headers = Object.fromEntries(FOREIGN_HEADERS.map((name) => [name, value]));
    return Response.json({ Items: [] }, { headers });
  },
};
