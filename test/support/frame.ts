/** Asking by the sandboxed frame. */
import { frameTransport } from '../../src/client/transports/frame.js';
import { asking, FRAME, sendBy, transportRequest } from './asking.js';
import { served } from './page.js';

/** Asks by the frame until somebody aborts. */
export const ask = asking(frameTransport);

/** The frames of the kit that are in the page. */
export const frames = () =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src === FRAME);

/** Asks a script that a test makes up: `answer(body)` in it calls back. */
export async function askScript(script: string, timeout?: number) {
  const path = await served(
    `{
      const answer = window[new URL(document.currentScript.src).searchParams.get('callback')];
      ${script}
    }`,
    { 'content-type': 'text/javascript' },
  );
  const asked = transportRequest({ ...(timeout && { timeout }) });
  return sendBy(frameTransport, { ...asked, url: `${location.origin}${path}?a=b` });
}

/** Settles once there is a frame that has loaded. */
export const oneFrame = async () => {
  await ask({ fault: 'empty' });
  return frames()[0]!;
};
