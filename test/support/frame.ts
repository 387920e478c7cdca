/// <reference types="mocha" />
import { frameTransport } from '../../src/client/transports/frame.js';
import { senderFor, FRAME, sendBy, transportRequest } from './transports.js';
import { served } from './page.js';

/** Sends a request through the frame until it is aborted. */
export const sendByFrame = senderFor(frameTransport);

/** The kit's frames in the page. */
export const frames = () =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src === FRAME);

/**
 * Requests a script that a test defines: `answer(body)` in it calls back.
 * @param headers of the response; with `silent` it never comes
 */
export async function requestScript(
  script: string,
  timeout?: number,
  headers: Readonly<Record<string, string>> = {},
) {
  const path = await served(
    `{
      const answer = window[new URL(document.currentScript.src).searchParams.get('callback')];
      ${script}
    }`,
    { 'content-type': 'text/javascript', ...headers },
  );
  const request = transportRequest({ ...(timeout && { timeout }) });
  return sendBy(frameTransport, { ...request, url: `${location.origin}${path}?a=b` });
}

/** Requests another script, independently of earlier ones. */
export const requestOtherScript = (): Promise<unknown> => requestScript('answer({ other: true })');
export const OTHER_BODY = { other: true };

export const loadFrame = async (
  send: () => Promise<unknown> = () => sendByFrame({ fault: 'empty' }),
) => {
  await send();
  return frames()[0]!;
};

// Each test starts without a frame, after the transport has noticed its removal.
beforeEach(async () => {
  for (const frame of frames()) frame.remove();
  await Promise.resolve();
});
