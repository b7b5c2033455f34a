import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLogFile } from './log-file.ts';

it('rotates at the maximum size and continues after a restart', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'rooftop-log-'));
  const path = join(directory, 'web.log');
  const first = openLogFile(path, 20);
  for (const line of ['one one one', 'two two', 'three three']) first.write(line);
  first.close();
  expect(await readFile(path, 'utf8')).toBe('three three\n');
  expect(await readFile(`${path}.1`, 'utf8')).toBe('one one one\ntwo two\n');
  const second = openLogFile(path, 20);
  second.write('four');
  second.close();
  expect(await readFile(path, 'utf8')).toBe('three three\nfour\n');
  await rm(directory, { recursive: true });
});
