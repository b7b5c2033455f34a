import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isHosted, readEnvironment } from './read-environment.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rooftop-environment-'));
});
afterEach(() => rm(directory, { recursive: true }));

it('prefers the process over .env, and .env over generated settings', async () => {
  await mkdir(join(directory, 'data'));
  await writeFile(join(directory, '.env'), 'DATA_DIR=data\nPORT=3001\nLAKE_PORT=4001\nHOST=\n');
  await writeFile(join(directory, 'data/platform.env'), 'PORT=3002\nLAKE_PORT=4002\nHOST=127.0.0.3\n');
  const names = ['PORT', 'LAKE_PORT', 'HOST', 'OPS_PORT', 'DATA_DIR'] as const;
  expect(readEnvironment(names, { PORT: '3000' }, { directory })).toEqual({
    PORT: 3000,
    LAKE_PORT: 4001,
    HOST: '127.0.0.3',
    OPS_PORT: 9464,
    DATA_DIR: join(directory, 'data'),
  });
});

it('an empty process variable overrides .env but not generated settings', async () => {
  await mkdir(join(directory, '.data'));
  await writeFile(join(directory, '.env'), 'PORT=3001\nLAKE_PORT=4001\n');
  await writeFile(join(directory, '.data/platform.env'), 'LAKE_PORT=4002\n');
  const environment = readEnvironment(['PORT', 'LAKE_PORT'], { PORT: '', LAKE_PORT: '' }, { directory });
  expect(environment).toEqual({ PORT: 3000, LAKE_PORT: 4002 });
});

it('gives each process the URL of its own role unless DATABASE_URL is set', async () => {
  await mkdir(join(directory, '.data'));
  const made = 'DATABASE_URL=postgresql://owner@db/x\nWEB_DATABASE_URL=postgresql://web@db/x\n';
  await writeFile(join(directory, '.data/platform.env'), made);
  const url = (process: 'web' | 'worker' | undefined, source = {}) =>
    readEnvironment(['DATABASE_URL'], source, { directory, ...(process && { process }) }).DATABASE_URL;
  expect(url('web')).toBe('postgresql://web@db/x');
  expect([url('worker'), url(undefined)]).toEqual(['postgresql://owner@db/x', 'postgresql://owner@db/x']);
  expect(url('web', { DATABASE_URL: 'postgresql://given@db/x' })).toBe('postgresql://given@db/x');
});

it('works without any file', () => {
  expect(readEnvironment(['PORT', 'SANITY_API_HOST?'], {}, { directory })).toEqual({ PORT: 3000 });
});

const hosted = { SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'production', SANITY_API_TOKEN: 'sk-1' };

it.each([
  { source: hosted, answer: true },
  { source: { ...hosted, SANITY_API_HOST: 'http://127.0.0.1:4000' }, answer: false },
  { source: { ...hosted, SANITY_API_TOKEN: ' ' }, answer: false },
  { source: { SANITY_API_TOKEN: 'sk-1' }, answer: false },
  { source: {}, answer: false },
])('$source: hosted Sanity is $answer', ({ source, answer }) => {
  expect(isHosted(source)).toBe(answer);
});

it('ignores the embedded lake of an earlier start once Sanity is hosted', async () => {
  const made = 'SANITY_API_HOST=http://127.0.0.1:4000\nSANITY_API_TOKEN=embedded\nPORT=3002\n';
  await mkdir(join(directory, '.data'));
  await writeFile(join(directory, '.data/platform.env'), made);
  const names = ['SANITY_API_HOST?', 'SANITY_API_TOKEN', 'PORT'] as const;
  expect(readEnvironment(names, hosted, { directory })).toEqual({ SANITY_API_TOKEN: 'sk-1', PORT: 3002 });
  expect(readEnvironment(names, {}, { directory })).toMatchObject({
    SANITY_API_HOST: 'http://127.0.0.1:4000',
  });
});
