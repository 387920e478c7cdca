import type { ReactiveController } from 'lit';
import type { DoctorController } from './doctor/doctor.js';
import type { RequestHost } from './host.js';
import { LatePart } from './late-part.js';
import { lateParts } from './late-parts.js';
import { ownerOf } from './settings.js';

const doctorPart = new LatePart(lateParts.doctor);

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
    const part = doctorPart.get(host);
    if (part) this.#doctor = new part.DoctorController(host);
  }
}
