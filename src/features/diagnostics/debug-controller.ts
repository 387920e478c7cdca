import type { ReactiveController } from 'lit';
import type { DoctorController } from './panel/doctor.js';
import type { RequestHost } from '../../element/host.js';
import { lazyModules } from '../../element/lazy-modules.js';
import { ownerOf } from '../../element/settings/settings.js';
import { isDebugPage } from './debug-page.js';

/** Loads the doctor for an element while `debug` or `?mkt-debug` is set. */
export class DebugController implements ReactiveController {
  #doctor: DoctorController | undefined;

  constructor(private readonly host: RequestHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    const isWanted = isDebugPage || (host.settings.debug ?? false) !== false;
    if (!isWanted) {
      this.#doctor?.leave();
      this.#doctor = undefined;
    }
    // The list's panel also covers the bookmark buttons in its entries.
    if (!isWanted || this.#doctor || ownerOf(host)) return;
    const module = lazyModules.doctor.use(host);
    if (module) this.#doctor = new module.DoctorController(host);
  }
}
