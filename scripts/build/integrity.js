import { createHash } from 'node:crypto';

/** A hash as `integrity` takes it. @param {Uint8Array} content */
export const integrityOf = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The hashes of files, by their paths. @param {Record<string, Uint8Array>} files */
export const hashesOf = (files) =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, integrityOf(content)]));
