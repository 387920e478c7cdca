'use client';
import { useCallback, useState } from 'react';
import type { MktRanking } from 'mkt-widgets';
import 'mkt-widgets/elements/config.js';
import 'mkt-widgets/elements/ranking.js';

export function Ranking() {
  const [count, setCount] = useState(0);
  const listen = useCallback((element: MktRanking) => {
    const loaded = () => setCount(element.records?.length ?? 0);
    loaded();
    element.addEventListener('mkt-load', loaded);
    return () => element.removeEventListener('mkt-load', loaded);
  }, []);
  return (
    <mkt-config base-url="https://service.example" application-id="APP" affiliate-id="AFF">
      <mkt-ranking genre-id={100371} limit={3} ref={listen} suppressHydrationWarning>
        <a href="https://market.example/teas" rel="sponsored nofollow noopener">
          All teas
        </a>
        <small>Ad</small>
      </mkt-ranking>
      <p id="count">{count} teas</p>
    </mkt-config>
  );
}
