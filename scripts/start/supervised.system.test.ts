import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backOff, type Supervised, supervise } from './supervised.ts';

let logDirectory: string;
let said: string[];
const started: Supervised[] = [];

beforeEach(async () => {
  logDirectory = await mkdtemp(join(tmpdir(), 'rooftop-supervised-'));
  said = [];
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((process) => process.stop()));
  await rm(logDirectory, { recursive: true });
});

const READY = `setInterval(() => {}, 1000); process.send('ready');`;

function start(script: string): Supervised {
  const supervised = supervise({
    name: 'thing',
    command: ['-e', script],
    environment: process.env,
    logDirectory,
    report: (text) => said.push(text),
  });
  started.push(supervised);
  return supervised;
}

it('restarts a killed process and stops it for good', async () => {
  const thing = start(READY);
  await thing.ready;
  const first = thing.pid();
  process.kill(first ?? 0, 'SIGKILL');
  await expect
    .poll(() => said)
    .toEqual(['[thing] ended (SIGKILL); restarting it in 0.2 s', '[thing] is back']);
  expect(thing.pid()).not.toBe(first);
  await thing.stop();
  expect(thing.pid()).toBeUndefined();
});

it('waits longer after each consecutive crash', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(backOff)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000]);
});

it('fails with the last lines of output of a process that ends before it is ready', async () => {
  const thing = start(`console.error('no such table'); process.exitCode = 3;`);
  await expect(thing.ready).rejects.toThrow(/^thing ended \(exit code 3\)\. Its last lines:\nno such table$/);
});

it('lets a process finish its work', async () => {
  const finishing = `process.on('SIGTERM', () => setTimeout(() => { console.log('drained'); process.exit(0); }, 200));`;
  const thing = start(finishing + READY);
  await thing.ready;
  await thing.stop();
  expect(await readFile(join(logDirectory, 'thing.log'), 'utf8')).toBe('drained\n');
});

it('can be stopped while it is still starting', async () => {
  const thing = start(`setInterval(() => {}, 1000);`);
  const ended = expect(thing.ready).rejects.toThrow('thing ended (SIGTERM)');
  await thing.stop();
  await ended;
});

it('shows warnings and errors, and logs everything', async () => {
  const lines = [
    { level: 30, msg: 'GET /' },
    { level: 40, msg: 'slow' },
    { level: 50, msg: 'Query failed', err: { message: 'no such column' } },
  ].map((entry) => JSON.stringify(entry));
  const thing = start(`console.log(${JSON.stringify(lines.join('\n'))}); console.error('raw'); ${READY}`);
  await thing.ready;
  await expect
    .poll(() => said.toSorted())
    .toEqual(['[thing] Query failed: no such column', '[thing] raw', '[thing] slow']);
  const log = await readFile(join(logDirectory, 'thing.log'), 'utf8');
  expect(log.split('\n').toSorted()).toEqual(['', 'raw', ...lines].toSorted());
});
