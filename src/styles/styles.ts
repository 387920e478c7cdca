import base from './base.css?inline';
import { layoutRules } from './layout.js';

/** The styles of every element. */
export const styles = base + layoutRules();
