/** How far below or above the viewport an element counts as near, so that readers rarely wait. */
const MARGIN = '256px';

/**
 * Knows whether an element has come near the viewport, or is about to be printed.
 * @param known is told when that is known
 */
export function nearness(element: Element, known: () => void) {
  /** Undefined until that is known; stays true once it was. */
  let near: boolean | undefined;

  const know = (now: boolean) => {
    near = now;
    if (near) observer.disconnect();
    known();
  };
  const observer = new IntersectionObserver(
    (entries) => know(entries.some(({ isIntersecting }) => isIntersecting)),
    { rootMargin: MARGIN },
  );

  return {
    near: () => near,

    watch(signal: AbortSignal): void {
      if (near) return;
      // Before printing, everything is near.
      addEventListener('beforeprint', () => know(true), { signal });
      observer.observe(element);
      signal.onabort = () => observer.disconnect();
    },
  };
}

/** Calls back once for each entry of which half was in view for a second. */
export function impressions(seen: (item: Element) => void) {
  /** The timers of the entries that are watched. */
  const timers = new Map<Element, ReturnType<typeof setTimeout> | undefined>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        const wait = () => timers.set(target, setTimeout(count, 1000));
        const count = () => {
          // Nobody sees what is in another tab.
          if (document.hidden) return wait();
          observer.unobserve(target);
          seen(target);
        };
        if (intersectionRatio >= 0.5) wait();
      }
    },
    { threshold: 0.5 },
  );

  return {
    /** The entries now shown; those already counted are not counted again. */
    watch(items: readonly Element[]): void {
      for (const item of items) {
        if (!timers.has(item)) observer.observe(item);
        timers.set(item, timers.get(item));
      }
    },

    /** Forgets all entries: what is shown from now on counts anew. */
    reset(): void {
      observer.disconnect();
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}
