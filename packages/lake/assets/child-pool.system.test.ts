import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createChildPool, type ChildPool, type ChildPoolOptions } from './child-pool.ts';

/** Replies with its process id. Some jobs fail, crash the process, or block it forever, without using the processor. */
const PROGRAM = `
  process.on('message', ({ job }) => {
    if (job === 'die') process.exit(1);
    if (job === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    process.send(job === 'fail' ? { problem: 'no ink' } : { result: process.pid });
  });
  process.send({ result: null });`;

let folder: string;
let pool: ChildPool<string, number>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-pool-'));
});
afterEach(async () => {
  pool.close();
  await rm(folder, { recursive: true });
});

async function open(options: Partial<ChildPoolOptions> = {}) {
  const file = join(folder, 'program.mjs');
  await writeFile(file, PROGRAM);
  pool = createChildPool({ program: pathToFileURL(file), limitMs: 60_000, width: 1, ...options });
  return (job: string, wanted = {}) => pool.run(() => job, wanted);
}

/** Returns true if a process still exists. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('reuses its process, even after a job failed', async () => {
  const run = await open();
  const pid = await run('a');
  await expect(run('fail')).rejects.toThrow('no ink');
  expect(await run('b')).toBe(pid);
});

it.each([
  ['dies', 'die', /ended/, {}],
  // Long enough for the other jobs, even on a busy machine.
  ['takes too long', 'hang', /longer than 3 s/, { limitMs: 500 }],
])('kills the process of a job that %s, and continues with another', async (_story, job, says, options) => {
  const run = await open(options);
  const pid = await run('a');
  await expect(run(job)).rejects.toThrow(says);
  expect(await run('b')).not.toBe(pid);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it('kills the process of an aborted job, and never starts one that is waiting', async () => {
  const run = await open();
  const pid = await run('a');
  const controller = new AbortController();
  const jobs = [run('hang', { signal: controller.signal }), run('b', { signal: controller.signal })];
  setImmediate(() => controller.abort());
  expect((await Promise.allSettled(jobs)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await run('c')).not.toBe(pid);
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it('ends idle processes', async () => {
  const run = await open({ idleMs: 30 });
  const pid = await run('a');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

it('passes none of our environment variables to a process', async () => {
  const run = await open();
  await writeFile(
    join(folder, 'program.mjs'),
    `process.on('message', () => process.send({ result: Object.keys(process.env).sort().join() }));
     process.send({ result: null });`,
  );
  expect(await run('a')).toBe('NODE_ENV');
});
