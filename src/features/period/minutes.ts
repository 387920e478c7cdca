/** The start of each minute: periods begin and end then. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const connected = new Set<MinuteController>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** A hidden tab is checked when the reader returns to it. */
function tick(): void {
  clearTimeout(timer);
  timer = undefined;
  if (document.hidden || !connected.size) return;
  timer = setTimeout(checkAll, 60_000 - (Date.now() % 60_000));
}

function checkAll(): void {
  if (!document.hidden) for (const { check } of connected) check();
  tick();
}

/** Calls `check` when its host is connected, each minute in a visible tab, and when the reader returns to the tab. */
export class MinuteController implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    readonly check: () => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.check();
    connected.add(this);
    document.addEventListener('visibilitychange', checkAll);
    if (!timer) tick();
  }

  hostDisconnected(): void {
    connected.delete(this);
  }
}
