import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { ensureRobot } from '@rooftop/lake/robots';
import type { SanityClient } from '@sanity/client';
import { freePorts } from '../support/free-ports.ts';
import { startEntry } from './entry-process.ts';

/** A lake in its own process on an empty database, and the settings with which other entry points find it. */
export interface LakeProcess {
  readonly url: string;
  readonly database: TestDatabase;
  /** Settings for entry points that use this lake, as after `npm start`. */
  readonly settings: Record<string, string>;
  /** A client with all permissions. */
  readonly administrator: SanityClient;
  /** The administrator's token. */
  readonly token: string;
  stop(): Promise<void>;
}

const ROOT = new URL('../..', import.meta.url).pathname;

/** Starts scripts/lake.ts for a project and dataset. */
export async function startLake(projectId = 'rooftop', dataset = 'production'): Promise<LakeProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-lake-'));
  const database = await freshDatabase();
  const { LAKE_PORT } = await freePorts('LAKE_PORT');
  const url = `http://127.0.0.1:${LAKE_PORT}`;
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SANITY_API_HOST: url,
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
  };
  await writeFile(join(folder, 'platform.env'), `SANITY_API_HOST=${url}\n`);
  const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64');
  const env = { ...settings, ENCRYPTION_KEY, LAKE_PORT, LAKE_URL: url, HOST: '127.0.0.1' };
  const lake = await startEntry([join(ROOT, 'scripts/lake.ts'), 'serve'], env);
  const token = await ensureRobot(database.pool, { name: 'test', role: 'administrator', tenant: '*' });
  return {
    url,
    database,
    settings,
    token,
    administrator: createSanityClient({ projectId, dataset, token, apiHost: url }),
    async stop() {
      await lake.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
