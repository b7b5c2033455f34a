import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshDatabase } from '../support/database.ts';
import { freePorts } from '../support/free-ports.ts';
import { variables } from '@rooftop/environment/variables';
import { matchesDatabaseKey } from '@rooftop/vault/key-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const noSettings = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));

let directory: string;
let server: Server;
let takenPort: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rooftop-faults-'));
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  takenPort = String(typeof address === 'object' ? address?.port : '');
});
afterEach(async () => {
  server.close();
  await rm(directory, { recursive: true, force: true });
});

/** Runs a command and waits for it to exit. */
async function run(command: readonly [string, ...string[]], environment: NodeJS.Dict<string>, cwd = root) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...noSettings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code]: unknown[] = await once(child, 'close');
  return { code, output: output.trim() };
}

const start = (environment: NodeJS.Dict<string>) =>
  run([process.execPath, 'scripts/start/supervise.ts'], {
    DATA_DIR: join(directory, 'data'),
    ...environment,
  });

const somePorts = () => freePorts('PORT', 'LAKE_PORT', 'STUDIO_PORT', 'OPS_PORT');

describe('npm start refuses, with one message and nothing changed,', () => {
  it('a port in use', async () => {
    const { code, output } = await start({ ...(await somePorts()), STUDIO_PORT: takenPort });
    expect(output).toBe(
      `Port ${takenPort} (STUDIO_PORT) is in use, perhaps by another Rooftop. Stop that program, or use another port: STUDIO_PORT=${Number(takenPort) + 1} npm start`,
    );
    expect(code).toBe(1);
  });

  it('invalid variables, all at once', async () => {
    const { code, output } = await start({ PORT: 'web', SMTP_URL: 'mail.example.com' });
    expect(output.split('\n')).toEqual([
      'PORT is "web": write a port between 1 and 65535, for instance 3000.',
      'SMTP_URL has an invalid value: write a URL such as smtps://user:password@host:465.',
    ]);
    expect(code).toBe(1);
    expect(await readdir(directory)).toEqual([]);
  });

  it('an unreachable DATABASE_URL, without printing its password', async () => {
    server.close();
    const DATABASE_URL = `postgresql://root:hunter2@127.0.0.1:${takenPort}/rooftop`;
    const { code, output } = await start({ ...(await somePorts()), DATABASE_URL });
    expect(output).toContain(
      `DATABASE_URL (127.0.0.1:${takenPort}/rooftop) does not respond: connect ECONNREFUSED`,
    );
    expect(output).not.toContain('hunter2');
    expect(code).toBe(1);
  });

  it('a database whose ENCRYPTION_KEY is missing', async () => {
    const database = await freshDatabase();
    const dataDir = join(directory, 'data');
    await mkdir(dataDir);
    await matchesDatabaseKey(database.pool, randomBytes(32).toString('base64'));
    for (const damaged of [null, 'ENCRYPTION_KEY="AAAA"\n']) {
      if (damaged) await writeFile(join(dataDir, 'platform.env'), damaged);
      const { code, output } = await start({ ...(await somePorts()), DATABASE_URL: database.url });
      expect(output).toContain('This database was filled with another ENCRYPTION_KEY');
      expect(code).toBe(1);
      expect(await readFile(join(dataDir, 'platform.env'), 'utf8').catch(() => null)).toBe(damaged);
    }
    await database.drop();
  });

  it('a DATA_DIR that another process has locked', async () => {
    const dataDir = join(directory, 'data');
    await mkdir(dataDir);
    const stat = await readFile('/proc/self/stat', 'utf8');
    const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const lock = JSON.stringify({ pid: process.pid, began });
    await writeFile(join(dataDir, 'lock'), lock);
    const { code, output } = await start({});
    expect(output).toMatch(`Rooftop is already running with ${dataDir} (process ${process.pid}).`);
    expect(code).toBe(1);
    expect(await readFile(join(dataDir, 'lock'), 'utf8')).toBe(lock);
  });

  it('a DATA_DIR that cannot be created', async () => {
    await writeFile(join(directory, 'file'), '');
    const { code, output } = await start({ DATA_DIR: join(directory, 'file/data') });
    expect(output).toBe(
      `${directory}/file/data cannot be written to. Make it writable, or set DATA_DIR to another folder.`,
    );
    expect(code).toBe(1);
  });
});

describe('installation', () => {
  const REGISTRY = 'http://127.0.0.1:1/';

  beforeEach(async () => {
    await mkdir(join(directory, 'scripts'));
    for (const name of ['start.mjs', 'install.mjs']) {
      await cp(join(root, 'scripts', name), join(directory, 'scripts', name));
    }
    const dependencies = { 'left-alone': '1.0.0' };
    await writeFile(
      join(directory, 'package.json'),
      JSON.stringify({ name: 'x', version: '1.0.0', dependencies }),
    );
    const packages = {
      '': { name: 'x', version: '1.0.0', dependencies },
      'node_modules/left-alone': {
        version: '1.0.0',
        resolved: `${REGISTRY}left-alone/-/left-alone-1.0.0.tgz`,
      },
    };
    const lock = { name: 'x', version: '1.0.0', lockfileVersion: 3, requires: true, packages };
    await writeFile(join(directory, 'package-lock.json'), JSON.stringify(lock));
  });

  const install = () =>
    run(
      [process.execPath, 'scripts/start.mjs'],
      {
        npm_config_registry: REGISTRY,
        npm_config_cache: join(directory, 'cache'),
        npm_config_fetch_retry_mintimeout: '1',
        npm_config_fetch_retry_maxtimeout: '1',
      },
      directory,
    );

  it('reports a missing network and keeps the previous installation', async () => {
    await mkdir(join(directory, 'node_modules/left-alone'), { recursive: true });
    await writeFile(join(directory, 'node_modules/left-alone/package.json'), '{"version":"0.9.0"}');
    const { code, output } = await install();
    expect(output).toContain('npm cannot reach its registry. Connect to the network');
    expect(code).toBe(1);
    expect(await readFile(join(directory, 'node_modules/left-alone/package.json'), 'utf8')).toContain(
      '0.9.0',
    );
    expect((await readdir(directory)).toSorted()).toEqual([
      'cache',
      'node_modules',
      'package-lock.json',
      'package.json',
      'scripts',
    ]);
  });

  it("is skipped when npm has installed what the lockfile lists, and removes Node's headers", async () => {
    const installed = join(directory, 'node_modules/left-alone');
    await mkdir(installed, { recursive: true });
    await writeFile(join(installed, 'package.json'), '{"version":"1.0.0"}');
    const packages = { 'node_modules/left-alone': { version: '1.0.0' } };
    await writeFile(join(directory, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    const platform = process.platform === 'win32' ? 'win' : process.platform;
    const node = join(directory, `node_modules/node-${platform}-${process.arch}`);
    await mkdir(join(node, 'include/node'), { recursive: true });
    await mkdir(join(directory, 'scripts/start'));
    await writeFile(join(directory, 'scripts/start/supervise.ts'), `console.log('started' as string);`);
    expect(await install()).toEqual({ code: 0, output: 'started' });
    expect(await readdir(node)).toEqual([]);
  });
});
