import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import { openPool, type Pool } from '@rooftop/database/pool';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { runAccessCommand } from '../support/lake/run-access-command.ts';
import { z } from 'zod';
import { type Answer, type TestRequest, ask } from '../integration/web-fixtures.ts';
import { freePorts } from '../support/free-ports.ts';

const root = new URL('../..', import.meta.url).pathname;
const START_TIMEOUT_MS = 300_000;

const settingsSchema = z.record(
  z.enum([
    'PORT',
    'LAKE_PORT',
    'STUDIO_PORT',
    'OPS_PORT',
    'DATA_DIR',
    'SMTP_URL',
    'PUSH_TEST_ORIGIN',
    'INBOUND_MAIL_DOMAIN',
    'INBOUND_SMTP_PORT',
  ]),
  z.string(),
);
/** Environment of a started platform. Every command of the project that runs with it uses that platform. */
export type PlatformSettings = z.infer<typeof settingsSchema>;

/**
 * Runs `npm start` on free ports in `dataDir` and resolves when it reports that it is ready. Its mail goes to
 * `smtpUrl`.
 */
export async function startPlatform(
  dataDir: string,
  smtpUrl: string,
): Promise<{ settings: PlatformSettings; stop(): Promise<void> }> {
  const { PUSH_PORT, ...ports } = await freePorts(
    'PORT',
    'LAKE_PORT',
    'STUDIO_PORT',
    'OPS_PORT',
    'INBOUND_SMTP_PORT',
    'PUSH_PORT',
  );
  const settings = {
    ...ports,
    DATA_DIR: dataDir,
    SMTP_URL: smtpUrl,
    INBOUND_MAIL_DOMAIN: 'reply.rooftop.example',
    PUSH_TEST_ORIGIN: `http://127.0.0.1:${PUSH_PORT}`,
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      UI_CATALOGUE: 'on',
      DRAW_AHEAD: 'off',
      FORMS_PER_HOUR: '1000000',
      FORM_TIMING: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`The platform did not start:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('Rooftop is ready')) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`The platform ended with ${code}:\n${output}`));
    });
  });
  await ready;
  return {
    settings,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Returns the settings of the platform that this test run started. */
export function platformSettings(): PlatformSettings {
  const settings = process.env['ROOFTOP_E2E'];
  if (!settings)
    throw new Error('No platform: run these tests with Playwright, whose global setup starts one.');
  return settingsSchema.parse(JSON.parse(settings));
}

/** Sends a request to a dealership's website over plain HTTP. Redirects are not followed. */
export function askSite(
  slug: string,
  path = '/',
  request: Omit<TestRequest, 'host' | 'path'> = {},
): Promise<Answer> {
  const port = Number(platformSettings().PORT);
  return ask(port, { host: `${slug}.localhost:${port}`, path, ...request });
}

/** Opens a connection to the started platform's database. */
function openDatabase(): Pool {
  const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], { ...process.env, ...platformSettings() });
  return openPool(DATABASE_URL, { max: 1 });
}

/** Runs some work with a connection to the started platform's database. */
export async function withPool<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = openDatabase();
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Waits until no other test holds a dealership's content, and then holds it until disposed. The crawl does, because it
 * compares pages that it reads at different times, and so do tests that change slugs, links or many texts.
 */
export async function holdContent(slug: string): Promise<AsyncDisposable> {
  const pool = openDatabase();
  const client = await pool.connect();
  // PostgreSQL unlocks it when the connection ends, even if the worker dies.
  await client.query(`SELECT pg_advisory_lock(hashtext('test content'), hashtext($1))`, [slug]);
  return {
    async [Symbol.asyncDispose]() {
      client.release();
      await pool.end();
    },
  };
}

/**
 * Does what `npm run lake -- <args>` does, in this process, and returns its output.
 * @throws Error with what it says if it refuses
 */
export async function lakeCommand(...args: string[]): Promise<string> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = await withPool((pool) =>
    runAccessCommand({ pool, tenantType: TENANCY.tenantType }, args, { out: say, error: say }),
  );
  if (code !== 0) throw new Error(said.join('\n'));
  return said.join('\n');
}

/** Runs a script of the repository with this platform's settings and returns its output. */
async function run(script: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, ...platformSettings() },
  });
  return stdout.trim();
}

/** Runs `npm run -s inventory -- <args>`. */
export const inventoryCommand = (...args: string[]): Promise<string> => run('scripts/inventory.ts', args);

/** Runs `npm run -s visits -- <args>`. */
export const visitsCommand = (...args: string[]): Promise<string> => run('scripts/visits.ts', args);
