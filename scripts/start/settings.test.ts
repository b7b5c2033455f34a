import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@rooftop/environment/read-environment';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loopbackUrl, readStartSettings, writePlatformEnv } from './settings.ts';

const KEY = Buffer.alloc(32, 1).toString('base64');
const hosted = { SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'production', SANITY_API_TOKEN: 'sk' };

let DATA_DIR: string;
beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'rooftop-settings-'));
});
afterEach(() => rm(DATA_DIR, { recursive: true }));

describe('readSettings', () => {
  it.each([
    { given: {}, elsewhere: false },
    { given: hosted, elsewhere: true },
    { given: { SANITY_API_HOST: 'https://lake.example.com', SANITY_API_TOKEN: 'r' }, elsewhere: true },
    { given: { SANITY_PROJECT_ID: 'abc123' }, elsewhere: false },
  ])('for $given: contentIsElsewhere is $elsewhere', ({ given, elsewhere }) => {
    expect(readStartSettings({ DATA_DIR, ...given }).hasExternalContent).toBe(elsewhere);
  });

  it('generates an encryption key once', async () => {
    const first = readStartSettings({ DATA_DIR });
    expect(Buffer.from(first.encryptionKey, 'base64')).toHaveLength(32);
    await writePlatformEnv(DATA_DIR, { ENCRYPTION_KEY: first.encryptionKey });
    expect(readStartSettings({ DATA_DIR }).encryptionKey).toBe(first.encryptionKey);
    expect(readStartSettings({ DATA_DIR, ENCRYPTION_KEY: KEY }).encryptionKey).toBe(KEY);
  });

  it('requires a given key, and what is in front, in production', () => {
    const production = { DATA_DIR, APP_ENV: 'production' };
    expect(() => readStartSettings(production)).toThrow(
      /^ENCRYPTION_KEY is missing: .*\nTRUST_PROXY is missing: write the number of your proxies .*, or 0 if/,
    );
    const complete = { ...production, ENCRYPTION_KEY: KEY, TRUST_PROXY: '0' };
    expect(readStartSettings(complete).encryptionKey).toBe(KEY);
  });

  it('requires a token for an external lake', () => {
    const given = { DATA_DIR, SANITY_API_HOST: 'https://lake.example.com' };
    expect(() => readStartSettings(given)).toThrow('SANITY_API_TOKEN is missing');
  });

  it('checks the variables of all processes', () => {
    expect(() => readStartSettings({ DATA_DIR, SMTP_URL: 'x', LOG_LEVEL: 'x' })).toThrow(
      /LOG_LEVEL.*|SMTP_URL.*/s,
    );
  });
});

it('writes platform.env for the other entry points, readable only by its owner', async () => {
  const made = {
    DATABASE_URL: 'postgresql://a:b@127.0.0.1:5/x',
    SANITY_API_TOKEN: 'r-1#2',
    SMTP_URL: undefined,
  };
  await writePlatformEnv(DATA_DIR, made);
  expect((await stat(join(DATA_DIR, 'platform.env'))).mode & 0o777).toBe(0o600);
  expect(await readFile(join(DATA_DIR, 'platform.env'), 'utf8')).not.toContain('SMTP_URL');
  const environment = readEnvironment(['DATABASE_URL', 'SANITY_API_TOKEN'], { DATA_DIR });
  expect(environment).toEqual({ DATABASE_URL: made.DATABASE_URL, SANITY_API_TOKEN: 'r-1#2' });
});

it.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['192.0.2.7', 'http://192.0.2.7:4000'],
  ['::1', 'http://[::1]:4000'],
])('reaches a port bound to %s at %s', (host, address) => {
  expect(loopbackUrl(host, 4000)).toBe(address);
});
