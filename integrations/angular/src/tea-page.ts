import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { MktEventMap } from 'mkt-widgets';
import 'mkt-widgets/elements/config.js';
import 'mkt-widgets/elements/ranking.js';

@Component({
  selector: 'tea-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Tea</h1>
    <mkt-config base-url="https://service.example" application-id="APP" affiliate-id="AFF">
      <mkt-ranking [genreId]="100371" [limit]="3" (mkt-load)="loaded($event)">
        <a href="https://market.example/teas" rel="sponsored nofollow noopener">All teas</a>
        <small>Ad</small>
      </mkt-ranking>
    </mkt-config>
    <p id="count">{{ count() }} teas</p>
  `,
})
export class TeaPage {
  readonly count = signal(0);

  loaded(event: Event) {
    this.count.set((event as MktEventMap['mkt-load']).detail.records.length);
  }
}
