/** A complete lake for tests: served over HTTP, with its own database. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { TWO_FACTOR_KEY, WORKSPACES } from './access.ts';
import { createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import { PERSONAL_DATA_ROLES } from '@rooftop/tenancy/personal-data-roles';
import { pino } from 'pino';
import { addGrant } from '../../../packages/lake/access/accounts/grants.ts';
import type { Grant } from '../../../packages/lake/access/rights/principal.ts';
import { createRobot } from '@rooftop/lake/robots';
import { createLake, type Lake, type LakeOptions } from '@rooftop/lake';

export const STUDIO = 'http://localhost:3333';

export interface TestLake {
  readonly url: string;
  readonly database: TestDatabase;
  readonly lake: Lake;
  /** Sanity's client with an administrator's token. */
  readonly administrator: SanityClient;
  /** Creates a Sanity client. Without authentication if the token is undefined. */
  client(token: string | undefined, config?: Partial<ClientConfig>): SanityClient;
  /** Creates a token for a robot with these grants. */
  token(...grants: readonly Grant[]): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a lake for project `rooftop` and dataset `production` on a free port. Its tenants are workspaces unless the settings name others.
 * @param given a database that another lake has written, which the caller drops. Defaults to a new, empty one.
 */
export async function startTestLake(
  settings: Pick<
    Partial<LakeOptions>,
    'limits' | 'socketLimits' | 'tenancy' | 'contentBytes' | 'twoFactorRoles' | 'publicUrl' | 'log'
  > = {},
  given?: TestDatabase,
): Promise<TestLake> {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-lake-'));
  const database = given ?? (await freshDatabase());
  const { pool } = database;
  // A given database has robots of the lakes before.
  const kind = given === undefined ? 'robot' : `robot of ${randomUUID()}`;
  let robots = 0;
  const lake = await createLake({
    pool,
    tenancy: WORKSPACES,
    projectId: 'rooftop',
    dataset: 'production',
    publicUrl: 'http://localhost:4000',
    studioOrigins: [STUDIO],
    fieldRules: {
      editorFields: ['company', 'recipients.leads'],
      agencyFields: { store: ['email.crmAddresses'] },
    },
    cacheDir: folder,
    twoFactorKey: TWO_FACTOR_KEY,
    staffRoles: PERSONAL_DATA_ROLES,
    log: pino({ enabled: false }),
    ...settings,
    onDiverged: (reason) => {
      throw new Error(`The lake diverged: ${reason}`);
    },
  });
  const url = `http://127.0.0.1:${await lake.listen(0, '127.0.0.1')}`;

  const client = (token: string | undefined, config: Partial<ClientConfig> = {}): SanityClient =>
    createClient({
      projectId: 'rooftop',
      dataset: 'production',
      apiVersion: '2025-02-19',
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
      maxRetries: 0,
      ...(token === undefined ? {} : { token }),
      ...config,
    });

  async function token(...grants: readonly Grant[]): Promise<string> {
    const name = `${kind} ${++robots}`;
    const [first, ...rest] = grants;
    const made = await createRobot(pool, { name, role: 'viewer', tenant: '*', ...first });
    if (rest.length > 0) {
      const { rows } = await pool.query<{ id: string }>('select id from lake_robots where name = $1', [name]);
      for (const grant of rest) await addGrant(pool, rows[0]?.id ?? '', grant);
    }
    return made;
  }

  return {
    url,
    database,
    lake,
    client,
    token,
    administrator: client(await token({ role: 'administrator', tenant: '*' })),
    async stop() {
      await lake.close();
      if (given === undefined) await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
