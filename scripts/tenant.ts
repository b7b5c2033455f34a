/** `npm run tenant`: what a dealership has that is no content. */
import { text } from 'node:stream/consumers';
import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import { openPool } from '@rooftop/database/pool';
import { EnvironmentError } from '@rooftop/environment/parse-environment';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { deriveKey } from '@rooftop/vault/derive-key';
import { createSecrets } from '@rooftop/vault/secrets';
import { withDealershipId } from './dealership-id.ts';
import { RefusedError } from './refused-error.ts';
import { parseCommand } from './tenant/command.ts';
import { runCommand } from './tenant/run-command.ts';

try {
  const command = await withDealershipId(parseCommand(process.argv.slice(2)));
  const env = readEnvironment(['DATABASE_URL', 'ENCRYPTION_KEY'], process.env);
  const pool = openPool(env.DATABASE_URL, { max: 1 });
  try {
    const secrets = createSecrets(pool, deriveKey(env.ENCRYPTION_KEY, 'secrets'));
    const readValue = () => text(process.stdin);
    await runCommand({ secrets, readValue, say: (line) => process.stdout.write(`${line}\n`) }, command);
  } finally {
    await pool.end();
  }
} catch (error) {
  const isExpected = [RefusedError, EnvironmentError, ContentUnavailable].some(
    (kind) => error instanceof kind,
  );
  if (!isExpected || !(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
