/// <reference types="mocha" />
import { emulateMedia, executeServerCommand, setViewport } from '@web/test-runner-commands';

let changed = false;

/** Prefers a colour scheme, motion or medium until the test ends. */
export async function media(features: Parameters<typeof emulateMedia>[0]): Promise<void> {
  changed = true;
  await emulateMedia(features);
}

/** Resizes the window until the test ends. */
export async function viewport(width: number, height: number): Promise<void> {
  changed = true;
  await setViewport({ width, height });
}

let isForced = false;

/**
 * Applies the colours of a contrast theme until the test ends.
 * @returns false if the browser cannot
 */
export async function forcedColors(theme: 'dark' | 'light'): Promise<boolean> {
  isForced = await executeServerCommand<boolean, string>('forced-colors', theme);
  return isForced;
}

// Other files use the same tab.
afterEach(async () => {
  if (isForced) await executeServerCommand<boolean, string>('forced-colors', '');
  isForced = false;
  if (!changed) return;
  changed = false;
  await setViewport({ width: 800, height: 600 });
  await emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'no-preference' });
});
