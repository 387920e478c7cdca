import { createHash } from 'node:crypto';

/** A hash as `integrity` takes it. @param {Uint8Array} content */
export const integrityOf = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
