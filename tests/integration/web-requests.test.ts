/** Request guard of the built web server: all kinds of requests, and the headers of every response. */
import { connect } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNothingOfTheInside, expectSafeHeaders } from './expect-safe.ts';
import { ALPHA, BRAVO, openTestSite, type TestSite } from './test-site.ts';
import { type TestRequest, ask } from './web-fixtures.ts';

let site: TestSite;
const get = (host: string, path = '/', headers: TestRequest['headers'] = {}) =>
  ask(site.web.port, { host, path, headers });
const origin = (host: string) => `http://${host}:${site.web.port}`;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.stop());

describe('forms of requests', () => {
  test.each<[string, TestRequest, number]>([
    ['a path that cannot be decoded', { path: '/%E0%A4%A' }, 400],
    ['an address of a proxy', { path: 'http://www.alpha.example/' }, 400],
    ['two slashes', { path: '//evil.example/' }, 301],
    ['a backslash', { path: '/\\evil.example' }, 400],
    ['a long address', { path: `/${'a'.repeat(9000)}` }, 414],
    ['no host', { host: undefined }, 400],
    ['OPTIONS', { method: 'OPTIONS' }, 405],
    ['TRACE', { method: 'TRACE' }, 405],
    ['PROPFIND', { method: 'PROPFIND' }, 405],
    ['too many headers', { headers: { 'X-Large': 'a'.repeat(40_000) } }, 431],
  ])('%s', async (_name, request, status) => {
    const answer = await ask(site.web.port, { host: ALPHA, ...request });
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expectSafeHeaders(answer);
    expectNothingOfTheInside(answer);
  });

  const CONTROL = ['%01', '%09', '%0A', '%0B', '%0D', '%1B', '%1F', '%7F', '%C2%80', '%C2%85', '%C2%9F'];
  test.each([
    ...[...CONTROL, '%00', '%E2%80%A8', '%E2%80%A9'].flatMap((odd) => [
      `/${odd}`,
      `/a${odd}b`,
      `/contact-us${odd}`,
      `/contact-us${odd}/`,
      `/es/${odd}`,
      `/cars-for-sale/${odd}`,
      `/used-vehicle/${odd}`,
      `/car-research/${odd}.data`,
      `/assets/${odd}`,
      `/api/stores/${odd}/website/vehicles`,
    ]),
    '/?x=%00',
    '/cars-for-sale?q=a%00',
    '/_root.data?%00=1',
    '/help-center?q=%00',
  ])('%s returns 400 and logs no error', async (path) => {
    const before = site.web.output().length;
    for (const headers of [{ Accept: 'text/html' }, { Accept: '*/*' }]) {
      const answer = await get(ALPHA, path, headers);
      expect(answer.status).toBe(400);
      expectSafeHeaders(answer);
      expectNothingOfTheInside(answer);
    }
    expect(site.web.output().slice(before)).not.toMatch(/"level":[4-6]0|Error/);
  });

  test.each([
    '/api/desk/leads/dealership-alpha/data-log?at=2026-01-01T00:00:00Z&id=%00',
    '/api/desk/people-data/a%00/find',
  ])('the platform’s host refuses %s', async (path) => {
    expect((await get('platform.example', path, { Authorization: 'Bearer a' })).status).toBe(400);
  });

  test('rejects two Host headers', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const socket = connect(site.web.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString())).on('end', () => resolve(text));
    socket.write(`GET / HTTP/1.1\r\nHost: ${ALPHA}\r\nHost: ${BRAVO}\r\nConnection: close\r\n\r\n`);
    expect(await promise).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).not.toMatch(/Canary/);
  });

  test('returns a clean 400 for anything that is not HTTP', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const socket = connect(site.web.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString())).on('end', () => resolve(text));
    socket.write('hello there\r\n\r\n');
    expect(await promise).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(text).toMatch(/^x-content-type-options: nosniff\r?$/im);
  });

  test('reveals no internals, whatever is sent', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        '_root',
        '.data',
        '__manifest',
        'assets',
        'images',
        'rooftop',
        '..',
        '%2e',
        '%00',
        '%ff',
        '?p=',
        '&_data=',
        '[]',
        '=',
        "'",
      ),
      fc.string({ maxLength: 12 }).map(encodeURI),
    );
    const header = fc.tuple(
      fc.constantFrom(
        'Accept',
        'Cookie',
        'Accept-Encoding',
        'If-None-Match',
        'Range',
        'Content-Type',
        'X-Remix-Reload-Document',
      ),
      fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
    );
    const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST');
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 6 }),
        header,
        method,
        async (parts, [name, value], verb) => {
          const answer = await ask(site.web.port, {
            host: ALPHA,
            path: `/${parts.join('/')}`,
            method: verb,
            headers: { Origin: origin(ALPHA), [name]: value },
          });
          expect([200, 202, 204, 301, 303, 304, 400, 404, 405, 414, 416]).toContain(answer.status);
          // A redirect may only remove slashes.
          if (answer.status === 301)
            expect(answer.headers.location?.replace(origin(ALPHA), '')).toMatch(/^\/(?![/\\])/);
          expectSafeHeaders(answer);
          expect(answer.body).not.toMatch(/\n\s+at |node_modules|\.tsx?:\d|Canary of bravo/);
        },
      ),
      { numRuns: 400 },
    );
    const loud = site.web
      .output()
      .split('\n')
      .filter((line) => !/^(?:\{"level":[1-3]0,|$)/.test(line));
    expect(loud).toEqual([]);
  });

  test('every response has its own id', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await get(ALPHA)).headers['x-request-id']),
    );
    expect(new Set(ids).size).toBe(5);
    expect((await get(ALPHA, '/', { 'X-Request-Id': 'mine' })).headers['x-request-id']).not.toBe('mine');
  });
});
