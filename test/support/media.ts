/// <reference types="mocha" />
import { emulateMedia, setViewport } from '@web/test-runner-commands';

let changed = false;

/** Prefers a colour scheme, motion or medium until the test ends. */
export async function media(features: Parameters<typeof emulateMedia>[0]): Promise<void> {
  changed = true;
  await emulateMedia(features);
}

/** Has a window of another size until the test ends. */
export async function viewport(width: number, height: number): Promise<void> {
  changed = true;
  await setViewport({ width, height });
}

// The same tab goes on to other files.
afterEach(async () => {
  if (!changed) return;
  changed = false;
  await setViewport({ width: 800, height: 600 });
  await emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'no-preference' });
});
