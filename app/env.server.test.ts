import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readWebEnvironment } from './env.server.ts';

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://user@127.0.0.1:1/none');
  vi.stubEnv('SANITY_API_TOKEN', 'token');
  vi.stubEnv('ENCRYPTION_KEY', Buffer.alloc(32).toString('base64'));
});
afterEach(() => void vi.unstubAllEnvs());

test('production refuses to show the catalogs of components and blocks', () => {
  vi.stubEnv('UI_CATALOGUE', 'on');
  expect(readWebEnvironment().UI_CATALOGUE).toBe('on');
  vi.stubEnv('APP_ENV', 'production');
  vi.stubEnv('TRUST_PROXY', '1');
  expect(readWebEnvironment).toThrow('UI_CATALOGUE is "on": write off');
  vi.stubEnv('UI_CATALOGUE', 'off');
  expect(readWebEnvironment().APP_ENV).toBe('production');
});

test('production does not start without knowing what says the addresses of callers', () => {
  expect(readWebEnvironment().TRUST_PROXY).toBe(0);
  vi.stubEnv('APP_ENV', 'production');
  expect(readWebEnvironment).toThrow(/^TRUST_PROXY is missing: write the number of your proxies/);
  for (const given of ['0', '2']) {
    vi.stubEnv('TRUST_PROXY', given);
    expect(readWebEnvironment().TRUST_PROXY).toBe(Number(given));
  }
});
