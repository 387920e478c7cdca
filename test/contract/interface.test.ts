/** The client's tables, compared with the independently written facts of the interface. */
import { expect } from 'chai';
import { commonParams, type Operation } from '../../src/client/operations/operation.js';
import { operations } from '../../src/client/operations/index.js';
import type { Parameter } from '../../src/client/validation/parameter.js';
import { callbackName } from '../../src/client/request.js';
import * as facts from '../fixtures/interface/interface.js';
import { addressOf, paths, refusalOf, lineOf } from './given.js';

type Fact = (typeof facts.common)[string];

const KINDS = {
  string: 'text',
  integer: 'integer',
  long: 'long',
  decimal: 'decimal',
  date: 'date',
};

/** The facts about a parameter that its table declares. */
const declared = (parameter: Parameter) => ({
  kind: parameter.kind,
  of: parameter.kind === 'list' ? (parameter.of ?? 'text') : undefined,
  required: !!parameter.required,
  min: parameter.min,
  max: parameter.max,
  values: parameter.values && [...parameter.values],
  default: parameter.default,
  maxItems: parameter.maxItems,
  minLength: parameter.minLength,
  // Formats of texts are compared by the parameter sets below.
  formed: !!(parameter.pattern ?? parameter.test),
});

const expected = (fact: Fact) => ({
  kind: fact.list ? 'list' : fact.decimal ? 'decimal' : KINDS[fact.type],
  of: fact.list ? KINDS[fact.type] : undefined,
  required: fact.required,
  min: fact.min,
  max: fact.max,
  values: fact.values && [...fact.values],
  default: fact.default,
  maxItems: fact.maxItems,
  minLength: fact.minLength,
  formed: !!(fact.pattern ?? fact.keyword) || fact.type === 'date',
});

it('has the operations of the interface and no others', () => {
  expect(Object.keys(operations).sort()).to.deep.equal([...paths].sort());
  for (const path of paths) expect(operations[path].path).to.equal(path);
});

it('has the common parameters that are not the transport’s or settings', () => {
  for (const [name, parameter] of Object.entries<Parameter>(commonParams)) {
    expect(declared(parameter), name).to.deep.equal(expected(facts.common[name]!));
  }
  const elsewhere = ['applicationId', 'affiliateId', 'format', 'callback'];
  expect([...Object.keys(commonParams), ...elsewhere].sort()).to.deep.equal(
    Object.keys(facts.common).sort(),
  );
});

for (const path of paths) {
  const operation: Operation = operations[path];
  const fact = facts.operations[path]!;

  describe(path, () => {
    it('has its version, scope and authentication', () => {
      const { version, auth, scope, affiliate, oneOf = [] } = operation;
      expect({ version, auth, scope, affiliate }).to.deep.equal({
        version: fact.version,
        auth: fact.auth,
        scope: fact.scope,
        affiliate: fact.affiliate,
      });
      expect([...oneOf].sort()).to.deep.equal(fact.oneOf.flat().sort());
    });

    it('has its parameters with their rules', () => {
      // The application id is a setting of the client, even if the operation lists it.
      const params = Object.entries(fact.params).filter(([name]) => name !== 'applicationId');
      const names = params.map(([name]) => name);
      expect(Object.keys(operation.params).sort()).to.deep.equal(names.sort());
      for (const [name, parameter] of params) {
        expect(declared(operation.params[name]!), name).to.deep.equal(expected(parameter));
      }
    });

    it('has the address and the common parameters of the interface', () => {
      const { origin, pathname, searchParams } = new URL(addressOf(path, fact.accepted[0]!));
      const template = path === 'DynamicAd' ? facts.addresses.dynamicAd : facts.addresses.operation;
      const [group, name] = path.split('/');
      expect(origin + pathname).to.equal(
        template
          .replace('{base_url}', 'https://service.example')
          .replace('{dynamicad_url}', 'https://recommend.example')
          .replace('{group}', group!)
          .replace('{operation}', name!)
          .replace('{version}', fact.version),
      );
      expect(searchParams.get('applicationId')).to.be.oneOf(['APP', '1234567890']);
      const token = searchParams.get(facts.tokenParameter);
      expect(token).to.equal(fact.auth === 'oauth' ? 'TOKEN' : null);
    });

    it('accepts the sets inside its limits, and sends them unchanged', () => {
      for (const set of fact.accepted) {
        const refusal = refusalOf(path, set);
        expect(refusal?.message, lineOf(set)).to.equal(undefined);
        const params = new URL(addressOf(path, set)).searchParams;
        for (const [name, value] of Object.entries(set)) {
          const [got, given] = [params.get(name), String(value)];
          const same = got === given || (got !== '' && Number(got) === Number(given));
          expect(same, `${name} of ${lineOf(set)} is sent as ${got}`).to.equal(true);
        }
      }
    });

    it('sends only given parameters, except a default that the service requires', () => {
      const always = ['applicationId', facts.tokenParameter];
      for (const set of fact.accepted) {
        const names = [...new URL(addressOf(path, set)).searchParams.keys()];
        const more = names.filter((name) => !(name in set) && !always.includes(name));
        const [group = []] = fact.oneOf;
        const needed = group.length && !group.some((name) => name in set);
        const filled = needed ? group.filter((name) => fact.params[name]!.default) : [];
        expect(more, lineOf(set)).to.deep.equal(filled);
      }
    });

    it('refuses the sets outside its limits, for the one broken rule of each', () => {
      for (const { params, names, reason } of fact.refused) {
        const refusal = refusalOf(path, params);
        const about = `${lineOf(params)}: ${reason}`;
        expect(refusal, about).not.to.equal(undefined);
        for (const name of names) expect(refusal!.message, about).to.contain(name);
        expect(refusal!.problems.length, `${about}: ${refusal!.message}`).to.equal(1);
      }
    });

    it('names callbacks in the allowed alphabet', () => {
      const { pattern } = facts.common['callback']!;
      for (const set of fact.accepted) {
        expect(callbackName(addressOf(path, set), 0)).to.match(pattern!);
      }
    });
  });
}

describe('the words of a live service', () => {
  const names = 'site=acme Market=Acme Ebook=Reader Golf=Green';

  for (const [path, named] of [
    ['MarketItem/Ranking', 'AcmeItem/Ranking'],
    ['Ebook/EbookSearch', 'Reader/EbookSearch'],
    ['Golf/GolfGolfCourseSearch', 'Green/GreenGolfCourseSearch'],
    ['Travel/SimpleHotelSearch', 'Travel/SimpleHotelSearch'],
  ] as const) {
    it(`are in the address of ${path}`, () => {
      const { accepted, version } = facts.operations[path]!;
      const { pathname } = new URL(addressOf(path, accepted[0]!, { names }));
      expect(pathname).to.equal(`/services/api/${named}/${version}`);
    });
  }
});

describe('common parameters', () => {
  const ours = (params: object) => Object.keys(params).every((name) => name in commonParams);

  it('are accepted inside their limits', () => {
    for (const set of facts.commonAccepted.filter(ours)) {
      expect(refusalOf('MarketItem/Ranking', set)?.message, lineOf(set)).to.equal(undefined);
    }
  });

  it('are refused outside', () => {
    for (const { params, names } of facts.commonRefused.filter(({ params }) => ours(params))) {
      expect(refusalOf('MarketItem/Ranking', params)?.message, lineOf(params)).to.contain(names[0]);
    }
  });
});
