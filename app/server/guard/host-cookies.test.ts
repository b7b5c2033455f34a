import { expect, test } from 'vitest';
import { PLAIN_NAMES_END } from '#app/visitor/read-host-cookies.ts';
import { createHostCookies } from './host-cookies.ts';

interface Sent {
  readonly secure?: boolean;
  readonly now?: number;
  readonly url?: string;
}

/** @returns the cookies that the request has then, in both of Node's forms, and those that are set */
function pass(cookie: string, { secure = true, now = PLAIN_NAMES_END - 1, url = '/_root.data' }: Sent = {}) {
  const incoming = {
    method: 'GET',
    url,
    headers: { cookie },
    rawHeaders: ['Host', 'alpha.example', 'cookie', cookie, 'Accept', '*/*'],
  };
  const set: string[] = [];
  const outgoing = { appendHeader: (_name: string, value: string) => set.push(value) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the middleware uses of it
  const context = { env: { incoming, outgoing } } as unknown as Parameters<
    ReturnType<typeof createHostCookies>
  >[0];
  void createHostCookies(secure, () => now)(context, async () => {});
  const raw = incoming.rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() === 'cookie' ? [incoming.rawHeaders[at + 1]] : [],
  );
  expect(raw).toEqual([incoming.headers.cookie]);
  return [incoming.headers.cookie, set.map((one) => one.split(';', 1)[0])];
}

test('only pages rename cookies, because files are cached for everybody', () => {
  expect(pass('visitor=a')).toEqual(['visitor=a', ['__Host-visitor=a', 'visitor=']]);
  expect(pass('visitor=a', { url: '/assets/a.js' })).toEqual(['visitor=a', []]);
});

test('plain names end', () => {
  expect(pass('visitor=a', { now: PLAIN_NAMES_END })).toEqual(['', ['visitor=']]);
});

test('over plain http, cookies have their plain names', () => {
  expect(pass('visitor=a; __Host-visitor=b', { secure: false })).toEqual(['visitor=a; __Host-visitor=b', []]);
});
