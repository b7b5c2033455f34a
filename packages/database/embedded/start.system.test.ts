import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillDataDir } from '../../../tests/support/cluster.ts';
import { openPool } from '../pool.ts';
import { findPostgresBinaries, NoEmbeddedPostgresError } from './binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

let dataDir: string;
const started: EmbeddedPostgres[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rooftop-embedded-'));
  await chmod(dataDir, 0o711); // PostgreSQL may run as another user.
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((postgres) => postgres.stop()));
  await rm(dataDir, { recursive: true, force: true });
});

async function start(directory = dataDir): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: directory });
  started.push(postgres);
  return postgres;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const pool = openPool(url, { max: 1 });
  try {
    return (await pool.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await pool.end();
  }
}

describe('embedded PostgreSQL', () => {
  it('flushes commits, keeps its data and URL, and requires the password', async () => {
    const first = await start();
    expect(await query(first.url, `SELECT current_setting('fsync') AS fsync`)).toEqual([{ fsync: 'on' }]);
    // Below the ports that systems give to outgoing connections, which would take it while the database is down.
    expect(Number(new URL(first.url).port)).toBeLessThan(32_768);
    await query(first.url, 'CREATE TABLE kept (id int)');
    const stranger = new URL(first.url);
    stranger.password = 'guess';
    await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    await first.stop();
    expect(await first.exited).toEqual({ code: 0, signal: null });

    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT * FROM kept')).toEqual([]);
    expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  });

  it('ends the server that a killed supervisor left behind, without losing data', async () => {
    await fillDataDir(dataDir);
    const script = `
      import { startEmbeddedPostgres } from ${JSON.stringify(new URL('start.ts', import.meta.url).href)};
      const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
      process.send({ url, pid });`;
    const supervisor = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [orphan]: { url: string; pid: number }[] = await once(supervisor, 'message');
    await query(orphan?.url ?? '', 'CREATE TABLE kept (id int)');
    supervisor.kill('SIGKILL');
    await once(supervisor, 'exit');
    expect(() => process.kill(orphan?.pid ?? 0, 0)).not.toThrow();

    const next = await start();
    expect(next.notes).toEqual(['Stopped a PostgreSQL server that an earlier start had left running.']);
    expect(await query(next.url, 'SELECT * FROM kept')).toEqual([]);
  });

  it('recovers after the server itself is killed', async () => {
    await fillDataDir(dataDir);
    const first = await start();
    await query(first.url, 'CREATE TABLE kept (id int)');
    process.kill(first.pid, 'SIGKILL');
    expect((await first.exited).signal).toBe('SIGKILL');
    expect(await query((await start()).url, 'SELECT * FROM kept')).toEqual([]);
  });

  it('starts even if another process has the pid of the previous server', async () => {
    await fillDataDir(dataDir);
    const first = await start();
    await first.stop();
    const pidFile = `${process.pid}\n${join(dataDir, 'postgres')}\n0\n5432\n\n127.0.0.1\n\nready\n`;
    await writeFile(join(dataDir, 'postgres/postmaster.pid'), pidFile);
    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('uses another port if its own is taken', async () => {
    await fillDataDir(dataDir);
    const first = await start();
    await first.stop();
    const port = Number(new URL(first.url).port);
    const squatter = createServer().listen(port, '127.0.0.1');
    await once(squatter, 'listening');
    const second = await start();
    expect(new URL(second.url).port).not.toBe(String(port));
    squatter.close();
    await second.stop();
    expect((await start()).url).toBe(second.url);
  });

  it('cleans up after an interrupted first start', async () => {
    await mkdir(join(dataDir, 'postgres.new'));
    await writeFile(join(dataDir, 'postgres.new/PG_VERSION'), '18');
    await writeFile(join(dataDir, 'postgres.new-password'), 'half');
    await start();
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.json']);
  });

  it('refuses data of another version and leaves it unchanged', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/was written by PostgreSQL 15, and this program brings 18/);
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
  });
});

describe.runIf(process.getuid?.() === 0)('in a folder that PostgreSQL’s user cannot enter', () => {
  let moved = '';
  beforeEach(() => chmod(dataDir, 0o700));
  afterEach(() => rm(moved, { recursive: true, force: true }));

  it('stores the data elsewhere, reports it once, and refuses to share it with a copy', async () => {
    const first = await start();
    expect(first.notes[0]).toMatch(
      /^The database is in \/var\/lib\/rooftop\/[0-9a-f]{16}, because the user "postgres"/,
    );
    moved = /\/var\/lib\/rooftop\/[0-9a-f]{16}/.exec(first.notes[0] ?? '')?.[0] ?? '';
    await first.stop();
    expect((await start()).notes).toEqual([]);
    const copy = `${dataDir}-copy`;
    await cp(dataDir, copy, { recursive: true });
    await expect(start(copy)).rejects.toThrow(`names the database of ${dataDir}`);
    await rm(copy, { recursive: true });
    expect(await readFile(join(moved, 'data-dir'), 'utf8')).toBe(`${dataDir}\n`);
  });
});

it('names the alternative on a platform without PostgreSQL', () => {
  expect(() => findPostgresBinaries('sunos', 'sparc')).toThrow(NoEmbeddedPostgresError);
  expect(() => findPostgresBinaries('sunos', 'sparc')).toThrow(
    /no embedded PostgreSQL for sunos-sparc\. Set DATABASE_URL/,
  );
});
