/** The ranking as a Preact component: each widget of the page is a root of its own. */
import { createElement, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { componentOf } from './component.js';

const Ranking = componentOf({ createElement, useEffect, useState });

for (const widget of document.querySelectorAll('.ranking')) {
  const { genreId } = /** @type {HTMLElement} */ (widget).dataset;
  widget.replaceChildren();
  render(createElement(Ranking, { genreId: String(genreId) }), widget);
}
