/** A sketch of each element, for its selection. */
import { svg, type TemplateResult } from 'lit';
import { catalogueOf } from '../../../src/exports/catalogues.js';

export const sketch = (tag: string): TemplateResult =>
  svg`<svg viewBox="0 0 120 68" aria-hidden="true" class="sketch">${catalogueOf(tag)?.sketch}</svg>`;
