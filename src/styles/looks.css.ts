/** The looks and colour schemes, for elements and for `<mkt-config>`, which passes them on. */
import { lookRules } from './looks.js';

export default lookRules((attribute, value) => `:host([${attribute}='${value}'])`);
