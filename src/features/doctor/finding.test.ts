/** Details of findings, in the author's language. */
import { expect } from 'chai';
import { MalformedError, NetworkError, ServiceError, TimeoutError } from '../../client/errors.js';
import { misspeltNames, unknownAttributes } from '../diagnostics/messages.js';
import { failureDetail } from './finding.js';

describe('the detail of a failed request', () => {
  const sentence = '/a/b could not be loaded';
  const network = (cause?: string) => new NetworkError(sentence, { cause });

  it('is the error’s sentence in English', () => {
    expect(failureDetail(network('ECONNREFUSED'), 'en')).to.deep.equal({ detail: sentence });
  });

  it('is not an English sentence of the kit in Japanese: the finding says the same', () => {
    const errors = [network(), new TimeoutError(sentence), new MalformedError(sentence)];
    for (const error of errors) {
      const { detail } = failureDetail(error, 'ja');
      expect(detail, error.name).to.equal(undefined);
    }
    expect(failureDetail(network('ECONNREFUSED'), 'ja').detail).to.equal('ECONNREFUSED');
  });

  it('is the text of the service, or its code, as it came', () => {
    for (const [text, detail] of [
      ['keep out', '403: keep out'],
      ['', '403'],
    ] as const)
      expect(failureDetail(new ServiceError('403', text), 'ja')).to.deep.equal({
        detail,
        lang: 'en',
      });
  });
});

describe('an attribute that authors confuse with another', () => {
  for (const [name, meant] of [
    ['title', 'title-keyword'],
    ['data-access-token', 'access-token'],
    ['tea”', '"'],
  ] as const)
    it(`is explained in both languages: ${name}`, () => {
      const [en, ja] = (['en', 'ja'] as const).map((locale) =>
        unknownAttributes([name], ['limit', 'title-keyword'], locale),
      );
      expect(en).to.match(new RegExp(`^no such attribute: ${name}, which .*${meant}`));
      expect(ja).to.match(new RegExp(`^${name}（.*${meant}.*ください）$`));
    });

  it('is explained on a script tag and a data element, too', () => {
    expect(misspeltNames(['data-access-token'], ['data-limit'], 'ja')).to.contain('<mkt-config>');
    expect(misspeltNames(['data-base-url'], ['data-limit'], 'ja')).to.contain('（スクリプトタグ');
    expect(misspeltNames(['data-limti', 'data-of-others'], ['data-limit'], 'ja')).to.equal(
      'data-limti（data-limit ではありませんか？）',
    );
  });
});
