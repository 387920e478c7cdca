/** The request for consent, below the fallback. */
import { rule } from '../../styles/rule.js';
import { narrower } from '../../styles/rows.js';

/** Its text takes a second line in a narrow element. */
export const consentHeight = `calc(2.8em + max(2em, 44px) + ${narrower('20em', '1.2em')})`;

export default [
  rule('.consent', { padding: '0.6em 0', 'min-block-size': consentHeight }),
  rule('.consent > *', { 'font-size': 'var(--_small-size)' }),
  rule('.consent > p', { margin: '0 0 0.5em' }),
  rule('.consent > button:focus-visible', {
    outline: '2px solid var(--_accent)',
    'outline-offset': '2px',
  }),
].join('');
