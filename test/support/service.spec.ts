import { expect, newHold, newTag, origins, release, requested, serviceUrl } from './index.js';

const PATH = '/services/api/MarketItem/Ranking/20170628?applicationId=APP';

/** Requests an address; the result changes when the answer comes. */
function requestTo(address: string) {
  const request = { hasAnswer: false, answer: Promise.resolve() };
  request.answer = fetch(address).then(() => void (request.hasAnswer = true));
  return request;
}

describe('a held answer', () => {
  it('comes after its release, also if more are held than a browser has connections', async () => {
    const [tag, hold] = [newTag(), newHold()];
    // Browsers have six connections to a host.
    const requests = Array.from({ length: 6 }, (_, index) =>
      requestTo(`${serviceUrl({ hold })}${PATH}&tag=${tag}&index=${index}`),
    );
    await requested(tag, 6);
    expect(requests.some(({ hasAnswer }) => hasAnswer)).to.equal(false);
    await release(hold);
    await Promise.all(requests.map(({ answer }) => answer));
  });

  it('can be a script of the kit, after the first one', async () => {
    const hold = newHold();
    const kit = `${origins.held}/hold:${hold}/dist`;
    const first = await (await fetch(`${kit}/mkt.js`)).text();
    const [further] = /kit\/[\w-]+\.js/.exec(first)!;
    const request = requestTo(`${kit}/${further}`);
    await fetch(`${origins.held}/dist/${further}`);
    expect(request.hasAnswer).to.equal(false);
    await release(hold);
    await request.answer;
  });
});
