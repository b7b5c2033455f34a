/** `npm run leads`: shows what happened to leads and resends them. */
import { createContent } from '@rooftop/content/create-content';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { readLeadDelivery } from '@rooftop/content/documents/dealership/lead-delivery/read-lead-delivery';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { deriveKey } from '@rooftop/vault/derive-key';
import { pino } from 'pino';
import { readContentApi } from './content-api.ts';
import * as commands from './leads/commands.ts';
import { findTestTarget } from './leads/find-test-target.ts';
import type { TestTarget } from './leads/test-lead.ts';
import { runScript } from './run-script.ts';
import { say } from './terminal.ts';
import { withPool } from './with-pool.ts';

function openSanity() {
  const { SANITY_API_TOKEN: token } = readEnvironment(['SANITY_API_TOKEN'], process.env);
  return createSanityClient({ ...readContentApi(process.env), token });
}

async function readTested(dealership: string): Promise<TestTarget> {
  const env = readEnvironment(['PUBLIC_SCHEME', 'PLATFORM_DOMAIN', 'PORT'], process.env);
  const content = createContent({ client: openSanity(), log: pino({ level: 'silent' }) });
  try {
    return await findTestTarget(content, env, dealership);
  } finally {
    content.close();
  }
}

await runScript('leads', Object.values(commands), {
  open(run) {
    const env = readEnvironment(['APP_ENV', 'DATABASE_URL', 'ENCRYPTION_KEY'], process.env);
    const office = {
      key: deriveKey(env.ENCRYPTION_KEY, 'lead-keys'),
      findTested: readTested,
      readDelivery: (dealership: string) => readLeadDelivery(openSanity(), dealership),
      isProduction: env.APP_ENV === 'production',
      say,
    };
    return withPool(env.DATABASE_URL, 2, (pool) => run({ ...office, pool }));
  },
});
