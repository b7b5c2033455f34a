/** `npm run tenant`: manages a dealership's data that is not content, such as secrets. */
import { text } from 'node:stream/consumers';
import type { Pool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { eraseDeletedKeys, setTerm } from '@rooftop/vault/applications/application-term';
import { deriveKey } from '@rooftop/vault/derive-key';
import { createSecrets } from '@rooftop/vault/dealership-secrets';
import { dealershipKeyMadeAt, rotateDealershipKey } from '@rooftop/vault/vault';
import { withDealershipId } from './dealership-id.ts';
import { confirmHost, readHostHolders } from '@rooftop/platform/hosts/host-holders';
import { hostRecord } from '@rooftop/platform/hosts/host-record';
import { parseTenantCommand } from './tenant/command.ts';
import { runTenantCommand, type TenantCommandContext } from './tenant/run-command.ts';
import { reportExpected } from './report-expected.ts';
import { withPool } from './with-pool.ts';

function hostOffice(pool: Pool, encryptionKey: string): TenantCommandContext['hosts'] {
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

function applicationOffice(pool: Pool, encryptionKey: string): TenantCommandContext['applications'] {
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

try {
  const command = await withDealershipId(parseTenantCommand(process.argv.slice(2)));
  const env = readEnvironment(['DATABASE_URL', 'ENCRYPTION_KEY'], process.env);
  await withPool(env.DATABASE_URL, 1, async (pool) => {
    const secrets = createSecrets(pool, deriveKey(env.ENCRYPTION_KEY, 'secrets'));
    const readValue = () => text(process.stdin);
    const say = (line: string) => process.stdout.write(`${line}\n`);
    const hosts = hostOffice(pool, env.ENCRYPTION_KEY);
    const applications = applicationOffice(pool, env.ENCRYPTION_KEY);
    await runTenantCommand({ secrets, hosts, applications, readValue, say }, command);
  });
} catch (error) {
  reportExpected(error);
}
