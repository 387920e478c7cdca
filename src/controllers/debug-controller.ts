import type { ReactiveController } from 'lit';
import type { RequestHost } from './host.js';
import { LatePart } from './late-part.js';
import { lateParts } from './late-parts.js';
import { ownerOf } from './settings.js';

const doctorPart = new LatePart(lateParts.doctor);

/** Whether whoever has opened the page wants to see how its elements stand. */
const isDebugPage = typeof location === 'object' && /[?&]mkt-debug\b/.test(location.search);

/** Has the doctor look at an element, once somebody wants to see how it stands. */
export class DebugController implements ReactiveController {
  #isExamined = false;

  constructor(private readonly host: RequestHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { host } = this;
    const isWanted = isDebugPage || (host.settings.debug ?? false) !== false;
    // What stands on an entry is told of by the panel of the list.
    if (!isWanted || this.#isExamined || ownerOf(host)) return;
    const part = doctorPart.get(host);
    if (!part) return;
    this.#isExamined = true;
    new part.DoctorController(host);
  }
}
