/**
 * The client and the sandbox service were written independently, and refuse the same requests. Except: services
 * ignore unknown parameters, and pages of results that are returned at once; the client reports both.
 */
import { expect } from 'chai';
import { createService } from '../../sandbox/index.js';
import type { OperationPath } from '../../src/client/operations/index.js';
import * as facts from '../fixtures/interface/interface.js';
import { paths, refusalOf, lineOf, type Params } from './given.js';

const service = createService();

const IGNORED = 'allReturnFlag excludes page and hits';
/** The sandbox names the broken rule. */
const REFUSAL = /"error":"wrong_parameter","error_description":"[^"]*must/;

/** The address of a parameter set, even if the set breaks rules. */
function unchecked(path: OperationPath, set: Params): string {
  const { version, auth, params, oneOf } = facts.operations[path]!;
  const where = path === 'DynamicAd' ? '/rcm/1.0/i/json' : `/services/api/${path}/${version}`;
  const query = new URLSearchParams({
    ...('applicationId' in params ? {} : { applicationId: 'APP' }),
    ...(auth === 'oauth' ? { [facts.tokenParameter]: 'demo-both.agreement' } : {}),
  });
  // If one parameter of a group is required and none is set, the client sends the default.
  const needed = oneOf.filter((group) => !group.some((name) => name in set)).flat();
  const filled = needed.filter((name) => params[name]!.default !== undefined);
  for (const name of filled) query.set(name, String(params[name]!.default));
  for (const [name, value] of Object.entries(set)) query.set(name, String(value));
  return `${where}?${query}`;
}

for (const path of paths) {
  const { accepted, refused, params } = facts.operations[path]!;
  const sets = [
    ...accepted,
    ...refused.filter(({ reason }) => reason !== IGNORED).map((set) => set.params),
  ].filter((set) => Object.keys(set).every((name) => name in params));

  it(`${path}: client and sandbox agree on ${sets.length} sets`, async () => {
    const verdicts = await Promise.all(
      sets.map(async (set) => {
        const response = await service.request(unchecked(path, set));
        const isRefused = response.status === 400;
        const answer = await response.text();
        const refusal = refusalOf(path, set);
        const agree = isRefused === !!refusal && (!isRefused || REFUSAL.test(answer));
        return agree ? '' : `${lineOf(set)}: ${answer}, ${refusal?.message ?? 'accepted'}`;
      }),
    );
    expect(verdicts.filter(Boolean)).to.deep.equal([]);
  });
}

for (const [path, accepted, refused] of [
  ['MarketItem/Ranking', facts.commonAccepted, facts.commonRefused],
  ['DynamicAd', facts.callBackAccepted, facts.callBackRefused],
] as const)
  it(`${path}: the sandbox refuses the common parameters outside their limits alone`, async () => {
    const [usual] = facts.operations[path]!.accepted;
    const statusOf = async (set: Params) =>
      (await service.request(unchecked(path, { ...usual, ...set }))).status;
    for (const set of accepted) expect(await statusOf(set), lineOf(set)).to.equal(200);
    // To the sandbox, an empty parameter is one that is not sent.
    for (const { params } of refused.filter(({ params }) => !Object.values(params).includes('')))
      expect(await statusOf(params), lineOf(params)).to.equal(400);
  });
