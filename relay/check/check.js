/**
 * Starts a real nginx with the relay's configuration before the sandbox service, and checks the relay's
 * promises: `node relay/check/check.js`.
 */
import { expect } from 'chai';
import { agent } from './request.js';
import { defaults } from '../configure.js';
import { findNginx, startRelay, startsUnchecked } from './nginx.js';
import { check, promise } from '../../scripts/checks/promise.js';
import { endAll, endLater } from '../../scripts/checks/running.js';
import { checkAnswers } from './promises/answers.js';
import { checkClients, FEW } from './promises/clients.js';
import { checkFailures, LIFE } from './promises/failures.js';
import { checkLoad } from './promises/load.js';
import { checkOrigins, checkWithoutOrigin, LIST, LIST_AND_NONE } from './promises/origins.js';
import { checkRefusals } from './promises/refusals.js';
import { checkSecrets, SECRETS } from './promises/secrets.js';
import { checkSettings, SETTINGS } from './promises/settings.js';
import { checkTiers, SHARED } from './promises/tiers.js';
import { startService } from './service.js';

/** The required settings, without restrictions. */
const OPEN = {
  RELAY_APPLICATION_ID: 'relay-id',
  RELAY_AFFILIATE_ID: '*',
  RELAY_ORIGINS: '*',
  RELAY_NAMES: 'relay.example',
};

/**
 * Checks promises with a new service and relay.
 * @param {string} nginx
 * @param {(relay: import('./nginx.js').Relay, service: import('./service.js').Service) => Promise<void>} checks
 * @param {Record<string, string>} [settings] besides those of `relay.env`
 */
async function checkWith(nginx, checks, settings = {}) {
  const service = await startService();
  endLater({ close: () => service.stop() });
  const relay = await startRelay(nginx, {
    RELAY_SERVICE: service.origin,
    RELAY_DYNAMIC_AD: service.origin,
    ...OPEN,
    ...settings,
  });
  endLater(relay);
  await checks(relay, service);
  agent.destroy();
  await endAll();
}

const QUICK = {
  RELAY_RATE: '100r/s',
  RELAY_QUEUE: '100',
  RELAY_CLIENT_RATE: '100r/s',
  RELAY_CLIENT_BURST: '100',
};

await check(async () => {
  const nginx = await findNginx();
  await promise(
    'Only configure.js, which checks the settings, writes a configuration',
    async () => {
      const service = 'http://127.0.0.1:1';
      const places = { RELAY_SERVICE: service, RELAY_DYNAMIC_AD: service };
      const started = await startsUnchecked(nginx, { ...defaults(), ...OPEN, ...places });
      expect(started, 'nginx starts with a template that others have filled').not.to.be.ok;
    },
  );
  await checkWith(
    nginx,
    async (relay, service) => {
      await promise('nginx accepts the configuration without a warning', async () => {
        if (relay.errorOutput()) throw new Error(relay.errorOutput());
      });
      await checkAnswers(relay, service);
      await checkRefusals(relay, service);
    },
    { ...QUICK, RELAY_QUERY: 'accessKey=relay-key', RELAY_SITE: 'https://blog.example/' },
  );
  await checkWith(nginx, checkSecrets, { ...QUICK, ...SECRETS });
  await checkWith(nginx, checkSettings, SETTINGS);
  await checkWith(nginx, checkOrigins, { ...QUICK, ...LIST });
  await checkWith(nginx, checkWithoutOrigin, { ...QUICK, ...LIST_AND_NONE });
  await checkWith(nginx, checkClients, { ...QUICK, ...FEW });
  await checkWith(nginx, checkFailures, {
    ...QUICK,
    RELAY_TTL: String(LIFE.fresh),
    RELAY_STALE: String(LIFE.stale),
  });
  await checkWith(nginx, (relay, service) => checkTiers(nginx, relay, service), {
    ...SHARED,
    RELAY_RATE: '100r/s',
    RELAY_QUEUE: '100',
  });
  await checkWith(nginx, checkLoad);
});
