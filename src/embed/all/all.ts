/** `mkt.all.js`: one classic script with the elements and the modules of `lazy-modules.ts`. */
import '../early-start.js';
import '../../define/all.js';
import { watchScripts } from '../script-diagnostics.js';
import { fillDataElement, DATA_ELEMENT } from '../data-elements.js';
import { observeElements } from '../dom-observer.js';
import { KIND } from '../scripts-by-tag.js';

watchScripts();
observeElements(DATA_ELEMENT, KIND, (dataElement) => void fillDataElement(dataElement));
