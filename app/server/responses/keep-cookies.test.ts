import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { WebEnv } from '../site-request.ts';
import { keepCookies } from './keep-cookies.ts';

/** Cookies that a page sets itself after others were set, as Node then sends them. */
async function sent(before: readonly string[], own: readonly string[]) {
  const app = new Hono<WebEnv>();
  app.use(keepCookies);
  app.get(
    '/',
    () => new Response('a', { headers: own.map((cookie): [string, string] => ['Set-Cookie', cookie]) }),
  );
  const outgoing = { getHeader: () => (before.length === 0 ? undefined : before) };
  const answer = await app.request('/', {}, { outgoing });
  // Writing these replaces those that were set before.
  return answer.headers.has('set-cookie') ? answer.headers.getSetCookie() : before;
}

test.each<[before: readonly string[], own: readonly string[], all: readonly string[]]>([
  [['ads=1'], [], ['ads=1']],
  [[], ['recent=1'], ['recent=1']],
  [['ads=1', 'arms=2; Path=/'], ['recent=1'], ['recent=1', 'ads=1', 'arms=2; Path=/']],
  [['visitor=1; Path=/', 'ads=1'], ['visitor=; Max-Age=0'], ['visitor=; Max-Age=0', 'ads=1']],
])('%j and the page’s %j', async (before, own, all) => {
  expect(await sent(before, own)).toEqual(all);
});
