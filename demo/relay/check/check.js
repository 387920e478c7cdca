/**
 * Starts a real nginx with the relay's configuration before the sandbox service, and checks the relay's
 * promises: `npm run relay:check`.
 */
import assert from 'node:assert/strict';
import { agent } from './ask.js';
import { defaults } from '../configure.js';
import { findNginx, startRelay, startsUnchecked } from './nginx.js';
import { check, promise } from '../../checks/promise.js';
import { endAll, endLater } from '../../checks/running.js';
import { holdAnswers } from './promises/answers.js';
import { FEW, holdClients } from './promises/clients.js';
import { holdInFailure, LIFE } from './promises/failures.js';
import { holdUnderLoad } from './promises/load.js';
import { holdNameless, holdOrigins, LIST, LIST_AND_NONE } from './promises/origins.js';
import { holdRefusals } from './promises/refusals.js';
import { holdSecrets, SECRETS } from './promises/secrets.js';
import { holdSettings, SETTINGS } from './promises/settings.js';
import { holdTiers, SHARED } from './promises/tiers.js';
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
 * @param {(relay: import('./nginx.js').Relay, service: import('./service.js').Service) => Promise<void>} hold
 * @param {Record<string, string>} [settings] besides those of `relay.env`
 */
async function holdWith(nginx, hold, settings = {}) {
  const service = await startService();
  endLater({ close: () => service.stop() });
  const relay = await startRelay(nginx, {
    RELAY_SERVICE: service.origin,
    RELAY_DYNAMIC_AD: service.origin,
    ...OPEN,
    ...settings,
  });
  endLater(relay);
  await hold(relay, service);
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
      assert.ok(!started, 'nginx starts with a template that others have filled');
    },
  );
  await holdWith(
    nginx,
    async (relay, service) => {
      await promise('nginx accepts the configuration without a warning', async () => {
        if (relay.complaints()) throw new Error(relay.complaints());
      });
      await holdAnswers(relay, service);
      await holdRefusals(relay, service);
    },
    { ...QUICK, RELAY_QUERY: 'accessKey=relay-key', RELAY_SITE: 'https://blog.example/' },
  );
  await holdWith(nginx, holdSecrets, { ...QUICK, ...SECRETS });
  await holdWith(nginx, holdSettings, SETTINGS);
  await holdWith(nginx, holdOrigins, { ...QUICK, ...LIST });
  await holdWith(nginx, holdNameless, { ...QUICK, ...LIST_AND_NONE });
  await holdWith(nginx, holdClients, { ...QUICK, ...FEW });
  await holdWith(nginx, holdInFailure, {
    ...QUICK,
    RELAY_TTL: String(LIFE.fresh),
    RELAY_STALE: String(LIFE.stale),
  });
  await holdWith(nginx, (relay, service) => holdTiers(nginx, relay, service), {
    ...SHARED,
    RELAY_RATE: '100r/s',
    RELAY_QUEUE: '100',
  });
  await holdWith(nginx, holdUnderLoad);
});
