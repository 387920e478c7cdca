import { expect } from 'chai';
import { consentIssue, eventOf } from './permission.js';

describe('a value of the setting consent', () => {
  const right = {
    click: 'mkt-consent',
    tcf: undefined,
    'tcf:1': undefined,
    'tcf:65535': undefined,
    'event:shop-consent': 'shop-consent',
    'event:tool:go': 'tool:go',
    'event:a b': 'a b',
    'event:70000': '70000',
    'event:tcf-ready': 'tcf-ready',
    'event:eventually': 'eventually',
    'event:NAMES': 'NAMES',
  };
  for (const [value, event] of Object.entries(right)) {
    it(`can be ${value}`, () => {
      expect([eventOf(value), consentIssue(value)]).to.deep.equal([event, undefined]);
    });
  }

  const wrong = [
    '',
    ' ',
    'Click',
    'click ',
    'event',
    'event:',
    'event: ',
    'event: go',
    'event:go ',
  ];
  const never = [
    'event:event:go',
    'event:tcf:755',
    'event:NAME',
    'event:go tcf',
    'event:go event:no',
  ];
  const vendors = ['tcf:', 'tcf:0', 'tcf:0755', 'tcf:65536', 'tcf:1234567', 'tcf:VENDOR'];
  // Any press on the page fires the event `click`.
  for (const value of [...wrong, ...never, ...vendors, 'event:click', 'event:go click']) {
    it(`cannot be ${JSON.stringify(value)}, which is reported and names no event`, () => {
      expect(consentIssue(value)).to.include({ code: 'invalid', parameter: 'consent', value });
      expect(eventOf(value)).to.equal(undefined);
    });
  }
});
