import { expect, test, vi } from 'vitest';
import { checkProjectHost } from './check-project-host.ts';

const check = (lakeUrl: string, answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  return { fetch, said: checkProjectHost({ lakeUrl, projectId: 'rooftop', fetch }) };
};
const ok = async () => Response.json({});

test('asks at the hostname that the Studio uses', async () => {
  const { fetch, said } = check('https://lake.example.com', ok);
  expect(await said).toBeNull();
  expect(fetch.mock.calls[0]?.[0]).toEqual(new URL('https://rooftop.lake.example.com/v1/ping'));
});

test.each(['http://localhost:4000', 'http://lake.localhost:4000'])(
  'asks nobody about %s',
  async (lakeUrl) => {
    const { fetch, said } = check(lakeUrl, ok);
    expect([await said, fetch.mock.calls]).toEqual([null, []]);
  },
);

test.each<[string, string, () => Promise<Response>, RegExp]>([
  [
    'no DNS record',
    'https://lake.example.com',
    async () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
    },
    /^The Studio asks for content at https:\/\/rooftop\.lake\.example\.com,.*ENOTFOUND.*DNS name rooftop\.lake\.example\.com.*docs\/operations\.md/,
  ],
  [
    'a proxy that does not know the name',
    'https://lake.example.com',
    async () => new Response(null, { status: 404 }),
    /HTTP status 404/,
  ],
  ['an IPv4 address', 'http://192.0.2.7:4000', ok, /Set LAKE_URL to a hostname/],
  ['an IPv6 address', 'http://[2001:db8::7]:4000', ok, /Set LAKE_URL to a hostname/],
])('says what to do about %s', async (_what, lakeUrl, answer, expected) => {
  expect(await check(lakeUrl, answer).said).toMatch(expected);
});
