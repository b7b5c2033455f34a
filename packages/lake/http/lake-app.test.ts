import { afterAll, beforeAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';

let lake: TestLake;
const lines: unknown[] = [];
beforeAll(async () => {
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  lake = await startTestLake({ publicUrl: 'https://lake.example', log });
});
afterAll(() => lake.stop());

const ask = (path: string, token?: string) =>
  fetch(`${lake.url}${path}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    redirect: 'manual',
  });

test.each([
  '/healthz',
  '/v1/ping',
  '/v1/users/me',
  '/v1/auth/login/local?origin=http%3A%2F%2Flocalhost%3A3333',
  '/v1/data/query/production?query=*',
  '/v1/data/export/production',
  '/v1/nothing',
  '/images/rooftop/production/x-1x1.png',
  '/files/rooftop/production/x.pdf',
])('%s may not be sniffed, framed or asked for without TLS', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
  expect(headers.get('Referrer-Policy')).not.toBeNull();
});

test('logs who asked for what they may not have, and no id of it', async () => {
  const viewer = await lake.token({ role: 'viewer', tenant: 'workspace-a' });
  lines.length = 0;
  expect((await ask('/v1/users/staff/workspace-b', viewer)).status).toBe(403);
  expect((await ask('/v1/users/me', viewer)).status).toBe(200);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'refused',
      user: expect.stringMatching(/^r-/),
      method: 'GET',
      path: '/users/staff',
    }),
  ]);
});
