/** `npm run tenant`: manages a dealership's data that is not content, such as secrets. */
import { text } from 'node:stream/consumers';
import type { Pool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { eraseDeletedKeys, setTerm } from '@rooftop/vault/applications/application-term';
import { deriveKey } from '@rooftop/vault/derive-key';
import { createSecrets } from '@rooftop/vault/dealership-secrets';
import { dealershipKeyMadeAt, rotateDealershipKey } from '@rooftop/vault/vault';
import { confirmHost, readHostHolders } from '@rooftop/platform/hosts/host-holders';
import { hostRecord } from '@rooftop/platform/hosts/host-record';
import { runScript } from './run-script.ts';
import * as commands from './tenant/commands.ts';
import type { TenantServices } from './tenant/tenant-services.ts';
import { say } from './terminal.ts';
import { withPool } from './with-pool.ts';

function hostOffice(pool: Pool, encryptionKey: string): TenantServices['hosts'] {
  const key = deriveKey(encryptionKey, 'host-records');
  return {
    async held(dealership) {
      const holders = await readHostHolders(pool);
      return [...holders].flatMap(([host, holder]) => (holder === dealership ? [host] : []));
    },
    confirm: (dealership, host) => confirmHost(pool, { host, dealership, by: 'command' }),
    record: (dealership, host) => hostRecord(key, dealership, host),
  };
}

function applicationOffice(pool: Pool, encryptionKey: string): TenantServices['applications'] {
  return {
    async rotateKey(dealership) {
      const vault = { pool, key: deriveKey(encryptionKey, 'vault') };
      const count = await rotateDealershipKey(vault, dealership);
      if (count !== null) await eraseDeletedKeys(pool);
      return count;
    },
    keyMadeAt: (dealership) => dealershipKeyMadeAt({ pool }, dealership),
    setTerm: (dealership, months) => setTerm(pool, dealership, months),
  };
}

await runScript('tenant', Object.values(commands), {
  open(run) {
    const env = readEnvironment(['DATABASE_URL', 'ENCRYPTION_KEY'], process.env);
    return withPool(env.DATABASE_URL, 1, (pool) =>
      run({
        secrets: createSecrets(pool, deriveKey(env.ENCRYPTION_KEY, 'secrets')),
        hosts: hostOffice(pool, env.ENCRYPTION_KEY),
        applications: applicationOffice(pool, env.ENCRYPTION_KEY),
        readValue: () => text(process.stdin),
        say,
      }),
    );
  },
});
