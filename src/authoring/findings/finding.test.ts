/** Details of findings, in the author's language. */
import { expect } from 'chai';
import { MalformedError, NetworkError, ServiceError, TimeoutError } from '../../client/errors.js';
import { failureOf } from './failures.js';
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

describe('a failed request', () => {
  for (const [code, error] of [
    ['wrongId', new ServiceError('wrong_parameter', 'specify valid applicationId')],
    ['refused', new ServiceError('403', 'the request is forbidden')],
    ['quota', new ServiceError('429', 'try again in 3600 seconds')],
    ['unavailable', new ServiceError('service_unavailable', '')],
    ['token', new ServiceError('invalid_token', '')],
    ['serviceError', new ServiceError('wrong_parameter', 'odd')],
    ['timeout', new TimeoutError('')],
    ['malformed', new MalformedError('')],
    ['unreachable', new NetworkError('')],
  ] as const)
    it(`is explained by its error: ${code}`, () => {
      expect(failureOf(error)).to.equal(code);
    });
});
