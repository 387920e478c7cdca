/** The ranking as a React component: each widget of the page is a root of its own. */
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { componentOf } from './component.js';

const Ranking = componentOf({ createElement, useEffect, useState });

for (const widget of document.querySelectorAll('.ranking')) {
  const { genreId } = /** @type {HTMLElement} */ (widget).dataset;
  createRoot(widget).render(createElement(Ranking, { genreId: String(genreId) }));
}
