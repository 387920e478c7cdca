import { useState } from 'react';
import 'mkt-widgets/elements/config.js';
import 'mkt-widgets/elements/ranking.js';

export function App() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Tea</h1>
      <mkt-config base-url="https://service.example" application-id="APP" affiliate-id="AFF">
        <mkt-ranking
          genre-id={100371}
          limit={3}
          onmkt-load={({ detail }) => setCount(detail.records.length)}
        >
          <a href="https://market.example/teas" rel="sponsored nofollow noopener">
            All teas
          </a>
          <small>Ad</small>
        </mkt-ranking>
      </mkt-config>
      <p id="count">{count} teas</p>
    </>
  );
}
