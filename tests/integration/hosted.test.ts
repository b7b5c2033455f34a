import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshDatabase } from '../support/database.ts';
import { ensureRobot } from '@rooftop/lake/robots';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { freePorts } from '../support/free-ports.ts';
import { runEntry } from './entry-process.ts';
import { type HostedSanity, startHostedSanity } from './hosted-sanity.ts';
import { type LakeProcess, startLake } from './lake-process.ts';
import { ask } from './web-fixtures.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const PROJECT = 'abc123lk';
/** Milliseconds. The first start on a machine builds the website and the Studio. */
const START_MS = 240_000;

/** Resources to dispose in reverse order, however far the setup got. */
const running = new AsyncDisposableStack();
let folder: string;
/** Stands in for Sanity behind TLS. The platform under test does not know about it. */
let sanity: LakeProcess;
let hosted: HostedSanity;
let settings: Record<'PORT' | 'STUDIO_PORT' | 'LAKE_PORT' | 'OPS_PORT', string> & Record<string, string>;
let platform: { child: ChildProcess; output: () => string };
let dealership: { name: string; slug: string; page: string };

const homePage = z.object({ name: z.string(), slug: z.string(), page: z.string() });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-hosted-'));
  running.defer(() => rm(folder, { recursive: true, force: true }));
  sanity = await startLake(PROJECT, 'live');
  running.defer(() => sanity.stop());
  hosted = await startHostedSanity(sanity.url, PROJECT, join(folder, 'ca.pem'));
  running.defer(() => hosted.stop());
  const database = await freshDatabase();
  running.defer(() => database.drop());
  const token = await ensureRobot(sanity.database.pool, {
    name: 'token',
    role: 'administrator',
    tenant: '*',
  });
  settings = {
    ...(await freePorts('PORT', 'LAKE_PORT', 'STUDIO_PORT', 'OPS_PORT')),
    ...hosted.environment,
    DATA_DIR: join(folder, 'data'),
    DRAW_AHEAD: 'off',
    DATABASE_URL: database.url,
    SANITY_PROJECT_ID: PROJECT,
    SANITY_DATASET: 'live',
    SANITY_API_TOKEN: token,
  };
  const seeded = await runEntry([join(ROOT, 'scripts/seed.ts')], settings);
  expect(seeded, seeded.output).toMatchObject({ code: 0 });
  const query = `*[_type == "homePage"] | order(_id)[0]{"page": _id, ...dealership->{name, "slug": slug.current}}`;
  dealership = homePage.parse(await sanity.administrator.fetch(query));
  platform = await startPlatform();
}, START_MS);

afterAll(() => running.disposeAsync(), 60_000);

async function startPlatform(): Promise<typeof platform> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['scripts/start/supervise.ts'], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_COMPILE_CACHE, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  running.defer(async () => {
    child.kill('SIGTERM');
    await exited;
  });
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Rooftop is ready')) ready.resolve();
    });
  }
  child.once('exit', () => ready.reject(new Error(`The platform ended:\n${output}`)));
  await ready.promise;
  return { child, output: () => output };
}

const page = () => {
  const { PORT: port } = settings;
  return ask(Number(port), { host: `${dealership.slug}.localhost:${port}` });
};

it('serves a dealership’s page from hosted Sanity', async () => {
  const { status, body } = await page();
  expect(status).toBe(200);
  expect(body).toContain(dealership.name);
  expect(body).toContain(`https://cdn.sanity.io/images/${PROJECT}/live/`);
  expect(platform.output()).toContain(`http://${dealership.slug}.localhost:${settings.PORT}`);
});

it('receives changes published there', async () => {
  await page();
  await sanity.administrator
    .patch(dealership.page)
    .set({ 'blocks[0].slides[0].headline.en': 'Fresh from afar' })
    .commit();
  await expect.poll(async () => (await page()).body).toContain('Fresh from afar');
});

it('configures the Studio to use it too', async () => {
  const config = await ask(Number(settings.STUDIO_PORT), {
    host: `localhost:${settings.STUDIO_PORT}`,
    path: '/config.js',
  });
  expect(config.status).toBe(200);
  expect(config.body).toContain(PROJECT);
  // The Studio also requests visitor statistics from the platform itself, which is on this machine.
  const content = config.body.replace(/"deskUrl":"[^"]*"/, '');
  expect(content).not.toMatch(/localhost|127\.0\.0\.1|apiHost"?:\s*"/);
});

it('starts no lake', async () => {
  await expect(ask(Number(settings.LAKE_PORT), { host: 'localhost', path: '/healthz' })).rejects.toThrow(
    'ECONNREFUSED',
  );
  expect((await readdir(join(folder, 'data', 'logs'))).sort()).not.toContain('lake.log');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '--ppid', String(platform.child.pid)]);
  expect(stdout).toContain('app/server.ts');
  expect(stdout).not.toContain('scripts/lake.ts');
});

it('exports content from there', async () => {
  const file = join(folder, 'hosted.tar.gz');
  const exported = await runEntry([join(ROOT, 'scripts/content.ts'), 'export', file], settings);
  expect(exported, exported.output).toMatchObject({ code: 0 });
});

it('contacts no host on the internet except Sanity', () => {
  expect([...hosted.wanted]).toEqual([`${PROJECT}.api.sanity.io:443`]);
});
