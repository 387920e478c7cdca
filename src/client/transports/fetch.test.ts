/** Failed connections of the client in Node. */
import { createServer } from 'node:net';
import { expect } from 'chai';
import { createClient, NetworkError } from '../../service.js';

const errorAt = (baseUrl: string) =>
  createClient({ applicationId: 'APP', baseUrl, timeout: 50_000 })
    .request('MarketItem/Ranking', {})
    .then(
      () => undefined,
      (error: unknown) => error as Error,
    );

describe('the client in Node names the address', () => {
  for (const port of [1, 22, 6000, 10_080])
    it(`of a blocked port: ${port}`, async () => {
      const error = await errorAt(`http://127.0.0.1:${port}`);
      expect(error).to.be.instanceOf(NetworkError);
      expect(error!.message).to.equal(
        `MarketItem/Ranking could not be loaded from http://127.0.0.1:${port}: blocked port`,
      );
    });

  it('of a port where nothing answers', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const error = await errorAt(`http://127.0.0.1:${port}`);
    expect(error!.message).to.contain(`from http://127.0.0.1:${port}: ECONNREFUSED`);
  });
});
