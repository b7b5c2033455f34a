import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir } from './lock.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rooftop-lock-'));
});
afterEach(() => rm(directory, { recursive: true }));

/** Starts another process that holds the lock until it is killed. */
async function holder() {
  const script = `
    import { lockDataDir } from ${JSON.stringify(new URL('lock.ts', import.meta.url).href)};
    try {
      process.send({ wasTakenOver: lockDataDir(${JSON.stringify(directory)}).wasTakenOver });
      setInterval(() => {}, 1000);
    } catch (error) {
      process.send({ refused: error.message });
      process.disconnect();
    }`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [answer]: unknown[] = await once(child, 'message');
  return { child, answer };
}

it('is released on a clean shutdown', async () => {
  const lock = lockDataDir(directory);
  expect(lock.wasTakenOver).toBe(false);
  lock.release();
  expect(await readdir(directory)).toEqual([]);
  expect(lockDataDir(directory).wasTakenOver).toBe(false);
});

it('refuses a second platform, naming the first, until the first is killed', async () => {
  const { child, answer } = await holder();
  expect(answer).toEqual({ wasTakenOver: false });
  expect(() => lockDataDir(directory)).toThrow(
    `Rooftop is already running with ${directory} (process ${child.pid})`,
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(lockDataDir(directory).wasTakenOver).toBe(true);
});

it.each([
  {
    why: 'the number was given to another process',
    text: JSON.stringify({ pid: process.ppid, began: 'long ago' }),
  },
  { why: 'there is no such process', text: JSON.stringify({ pid: 2 ** 30, began: '1' }) },
  { why: 'the file is damaged', text: '{"pid":' },
])('is taken over when $why', async ({ text }) => {
  await writeFile(join(directory, 'lock'), text);
  expect(lockDataDir(directory).wasTakenOver).toBe(true);
  expect(await readFile(join(directory, 'lock'), 'utf8')).toContain(`"pid":${process.pid}`);
});

it('goes to only one of several platforms that start together after a crash', async () => {
  await writeFile(join(directory, 'lock'), JSON.stringify({ pid: 2 ** 30, began: '1' }));
  const started = await Promise.all([1, 2, 3, 4].map(holder));
  const winners = started.filter(
    ({ answer }) => typeof answer === 'object' && answer && 'wasTakenOver' in answer,
  );
  for (const { child } of started) child.kill('SIGKILL');
  expect(winners).toHaveLength(1);
});
