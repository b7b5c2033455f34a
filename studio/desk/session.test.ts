import { afterEach, expect, test, vi } from 'vitest';
import { signOut } from './session.ts';

const LAKE = { projectId: 'rooftop', dataset: 'production', apiHost: 'https://lake.example' };
const KEY = '__studio_auth_token_rooftop';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['answers', async () => new Response()],
  ['is away', () => Promise.reject(new TypeError('fetch failed'))],
])('signing out ends the session and forgets it, if the lake %s', async (_, answer) => {
  const stored = new Map([[KEY, '{"token":"t"}']]);
  const sent = vi.fn((_url: URL, _init: RequestInit) => answer());
  const assign = vi.fn((_url: URL) => {});
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('localStorage', { removeItem: (key: string) => stored.delete(key) });
  vi.stubGlobal('location', { href: 'https://studio.example/desk/dealership-a/leads', assign });
  await signOut(LAKE, 't');
  const [url, init] = sent.mock.calls[0] ?? [];
  expect([url?.href, init]).toEqual([
    'https://lake.example/v1/auth/logout',
    { method: 'POST', headers: { Authorization: 'Bearer t' } },
  ]);
  expect([...stored]).toEqual([]);
  expect(assign.mock.calls[0]?.[0].pathname).toBe('/v1/auth/login/local');
});
