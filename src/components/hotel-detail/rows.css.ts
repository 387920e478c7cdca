/** The height that is reserved for a hotel. */
import { detailRules } from '../../styles/rows.js';

export default detailRules('[data-layout]');
