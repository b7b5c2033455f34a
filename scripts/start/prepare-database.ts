/** Prepares everything that has to be in the database and in platform.env before the first process starts. */
import { createHmac } from 'node:crypto';
import { migrate } from '@rooftop/database/migrate';
import { openPool, type Pool } from '@rooftop/database/pool';
import { prepareRoles, type Process, PROCESSES } from '@rooftop/database/roles';
import { ensureFirstAdministrator } from '@rooftop/lake/first-administrator';
import { ensureRobot, isValidRobotToken } from '@rooftop/lake/robots';
import { deriveKey } from '@rooftop/vault/derive-key';
import { matchesDatabaseKey } from '@rooftop/vault/key-check';
import { databaseUrlVariable, PLATFORM_FILE } from '@rooftop/environment/read-environment';
import { chooseFreePort } from './ports.ts';
import { loopbackUrl, type StartSettings, writePlatformEnv } from './settings.ts';
import { say } from '../terminal.ts';
import { StartError } from './start-error.ts';

/**
 * Credentials for the first sign-in, or null once there is an administrator or if the lake is not the platform's own.
 */
export type FirstAdministrator = Awaited<ReturnType<typeof ensureFirstAdministrator>>;

interface PreparedDatabase {
  readonly firstAdministrator: FirstAdministrator;
  /** Database URL for each process. */
  readonly urls: Readonly<Record<Process, string>>;
}

/**
 * The embedded database has a role for each process. For an external one, its administrator decides through
 * DATABASE_URL.
 */
async function urlsOf(
  pool: Pool,
  url: string,
  { requested, encryptionKey }: StartSettings,
): Promise<PreparedDatabase['urls']> {
  if (requested.DATABASE_URL !== undefined) return { web: url, worker: url, lake: url };
  const key = deriveKey(encryptionKey, 'database-roles');
  return prepareRoles(pool, url, (process) => createHmac('sha256', key).update(process).digest('base64url'));
}

/**
 * Migrates, creates the website's token and the first administrator, and writes the URLs to platform.env for other
 * entry points.
 */
export async function prepareDatabase(url: string, settings: StartSettings): Promise<PreparedDatabase> {
  const { requested, generated, encryptionKey } = settings;
  const pool = openPool(url, { max: 2 });
  try {
    await migrate(pool, { say });
    if (!(await matchesDatabaseKey(pool, encryptionKey))) {
      throw new StartError(
        `This database was filled with another ENCRYPTION_KEY, and its secrets can't be read without that key. ${requested.DATA_DIR}/${PLATFORM_FILE} is missing or damaged, or the variable is wrong. Restore the file, or set ENCRYPTION_KEY to the key. Nothing was changed.`,
      );
    }
    const urls = await urlsOf(pool, url, settings);
    const ownUrls = PROCESSES.map((process) => [databaseUrlVariable(process), urls[process]] as const);
    const common = {
      ...(requested.DATABASE_URL ? {} : { DATABASE_URL: url, ...Object.fromEntries(ownUrls) }),
      ENCRYPTION_KEY: encryptionKey,
    };
    if (settings.hasExternalContent) {
      await writePlatformEnv(requested.DATA_DIR, common);
      return { firstAdministrator: null, urls };
    }
    const wanted = requested.SANITY_API_TOKEN;
    if (wanted && !(await isValidRobotToken(pool, wanted))) {
      throw new StartError(
        'SANITY_API_TOKEN is not a token of the embedded lake. Remove it; or, for hosted Sanity, also set SANITY_PROJECT_ID and SANITY_DATASET.',
      );
    }
    const known = generated['SANITY_API_TOKEN'];
    const token =
      known && (await isValidRobotToken(pool, known))
        ? known
        : await ensureRobot(pool, { name: 'Website', role: 'viewer', tenant: '*' });
    const taken = [requested.PORT, requested.LAKE_PORT, requested.STUDIO_PORT, requested.OPS_PORT];
    const servicePort = requested.LAKE_SERVICE_PORT ?? (await chooseFreePort(taken));
    await writePlatformEnv(requested.DATA_DIR, {
      ...common,
      LAKE_SERVICE_PORT: String(servicePort),
      SANITY_API_HOST: loopbackUrl('127.0.0.1', servicePort),
      SANITY_API_TOKEN: token,
    });
    return { firstAdministrator: await ensureFirstAdministrator(pool), urls };
  } finally {
    await pool.end();
  }
}
