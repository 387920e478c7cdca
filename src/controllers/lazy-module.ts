import type { ReactiveControllerHost } from 'lit';

/**
 * What elements load once they need it, and draw once it is there.
 * @param load imports it
 * @returns what gives it to an element: undefined while it is on its way, null where it could not be
 *   loaded, which each further drawing tries again
 */
export function late<T>(load: () => Promise<T>) {
  let found: T | null | undefined;
  return (element: ReactiveControllerHost): T | null | undefined => {
    if (!found) {
      const waits = found === undefined;
      load().then(
        (module) => {
          found = module;
          element.requestUpdate();
        },
        () => {
          found = null;
          if (waits) element.requestUpdate();
        },
      );
    }
    return found;
  };
}
