import { failure } from '../service/failure.js';
import type { Transport } from '../service/transport/transport.js';

/**
 * In place of `transport/frame.ts` in the one classic file: a frame is a file beside it anyway, and
 * so is what asks the frame.
 */
export const framed: Transport = async (errand, signal) => {
  const file = new URL(/* @vite-ignore */ 'frame.js', import.meta.url).href;
  const apart = (await import(/* @vite-ignore */ file).catch(() => {
    throw failure('lost', errand.operation, errand.timeout);
  })) as typeof import('../service/transport/frame.js');
  return apart.framed(errand, signal);
};
