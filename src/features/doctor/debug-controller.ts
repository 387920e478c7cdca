import type { ReactiveController } from 'lit';
import type { DoctorController } from './doctor.js';
import type { RequestHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { lazyModules } from '../../element/lazy-modules.js';
import { ownerOf } from '../../element/settings/settings.js';

const doctorModule = new LazyModule(lazyModules.doctor);

/** Whether whoever has opened the page wants to see how its elements stand. */
const isDebugPage = typeof location === 'object' && /[?&]mkt-debug\b/.test(location.search);

/** Has the doctor look at an element, once somebody wants to see how it stands. */
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
    // What stands on an entry is told of by the panel of the list.
    if (!isWanted || this.#doctor || ownerOf(host)) return;
    const part = doctorModule.use(host);
    if (part) this.#doctor = new part.DoctorController(host);
  }
}
