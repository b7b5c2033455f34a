import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { createChildPool } from './child-pool.ts';

/** Replies with the priorities of its threads, after one of them has decoded an image. */
const program = (niceness: number) => `
  import { readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import sharp from ${JSON.stringify(createRequire(import.meta.url).resolve('sharp'))};
  import { answerParent } from ${JSON.stringify(new URL('child-program.ts', import.meta.url).href)};
  answerParent(async () => {
    await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).png().toBuffer();
    return readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));
  }, { niceness: ${niceness} });`;

// Elsewhere a process has one priority.
it.runIf(process.platform === 'linux').each([
  [19, 19],
  [-1, Math.max(-1, getPriority())],
])('lowers the priority of every thread to %i, and never raises it', async (niceness, expected) => {
  const folder = await mkdtemp(join(tmpdir(), 'rooftop-child-'));
  const file = join(folder, 'program.mjs');
  await writeFile(file, program(niceness));
  const pool = createChildPool<null, number[]>({ program: pathToFileURL(file), limitMs: 60_000, width: 1 });
  try {
    const priorities = await pool.run(() => null);
    expect(new Set(priorities)).toEqual(new Set([expected]));
  } finally {
    pool.close();
    await rm(folder, { recursive: true });
  }
});
