import { indexHosts } from '@rooftop/tenancy/find-dealership';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Caller, checkRequest, checkTarget } from './check-request.ts';

const hosts = indexHosts(
  [{ id: 'd', createdAt: '2026-01-01T00:00:00Z', slug: 'alpha', hostnames: ['www.alpha.example'] }],
  'platform.example',
  new Map([['alpha.example', 'd']]),
);
const publicOrigin = (host: string) => `https://${host}`;
const OWN = 'https://www.alpha.example';

const caller = (fields: Partial<Caller> = {}): Caller => ({
  method: 'GET',
  target: '/',
  host: 'www.alpha.example',
  origin: undefined,
  fetchSite: undefined,
  ...fields,
});
const verdictOn = (fields: Partial<Caller>) => checkRequest(caller(fields), hosts, publicOrigin);

describe('hosts', () => {
  test.each<[Partial<Caller>, object]>([
    [{}, { kind: 'pass', origin: OWN }],
    [{ host: 'WWW.ALPHA.EXAMPLE.:8080' }, { kind: 'pass', origin: OWN }],
    [
      { host: 'alpha.platform.example', target: '/a?b=c&d' },
      { kind: 'move', location: `${OWN}/a?b=c&d` },
    ],
    [{ host: 'alpha.example' }, { kind: 'move', location: `${OWN}/` }],
    [{ host: 'platform.example' }, { kind: 'refuse', status: 404 }],
    [{ host: 'evil.example' }, { kind: 'refuse', status: 404 }],
    [{ host: 'www.alpha.example@evil.example' }, { kind: 'refuse', status: 404 }],
    [{ host: '' }, { kind: 'refuse', status: 404 }],
    [{ host: undefined }, { kind: 'refuse', status: 400 }],
  ])('%j', (fields, verdict) => {
    expect(verdictOn(fields)).toMatchObject(verdict);
  });
});

describe('writes', () => {
  const origins: [string | undefined, string | undefined, boolean][] = [
    [OWN, 'same-origin', true],
    [OWN, undefined, true],
    [OWN, 'same-site', false],
    [OWN, 'cross-site', false],
    [OWN, 'none', false],
    [OWN, 'same-origin, cross-site', false],
    ['https://evil.example', 'cross-site', false],
    ['https://evil.example', 'same-origin', false],
    ['https://alpha.platform.example', undefined, false],
    ['http://www.alpha.example', undefined, false],
    ['https://www.alpha.example:8443', undefined, false],
    ['https://www.alpha.example.evil.example', undefined, false],
    [`${OWN}, https://evil.example`, undefined, false],
    ['null', 'same-origin', false],
    ['', undefined, false],
    [undefined, 'same-origin', false],
    [undefined, undefined, false],
  ];
  test.each(origins)('origin %j and Sec-Fetch-Site %j', (origin, fetchSite, isOwn) => {
    for (const target of ['/', '/choose-store', '/choose-store.data', '/?index'])
      expect(verdictOn({ method: 'POST', target, origin, fetchSite }).kind).toBe(isOwn ? 'pass' : 'refuse');
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect(verdictOn({ method, origin, fetchSite })).toEqual({ kind: 'refuse', status: isOwn ? 405 : 403 });
  });

  test.each<[string, Partial<Caller>, boolean]>([
    ['a mail program unsubscribes (RFC 8058)', { target: '/stop-mail/ab_c-1.xyz' }, true],
    ['in another language', { target: '/es/stop-mail/abc.xyz' }, true],
    ['with a query', { target: '/stop-mail/abc.xyz?a=1' }, false],
    ['another page below it', { target: '/stop-mail/abc/contact-us' }, false],
    ['another page', { target: '/stop-mail/../contact-us' }, false],
    ['another website', { target: '/stop-mail/abc.xyz', origin: 'https://evil.example' }, false],
    ['a page with an opaque origin', { target: '/stop-mail/abc.xyz', origin: 'null' }, false],
    ['a cross-site browser request', { target: '/stop-mail/abc.xyz', fetchSite: 'cross-site' }, false],
    ['another method', { target: '/stop-mail/abc.xyz', method: 'DELETE' }, false],
  ])('without Origin: %s', (_who, fields, passes) => {
    expect(verdictOn({ method: 'POST', ...fields }).kind).toBe(passes ? 'pass' : 'refuse');
  });

  test.each(['OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', ''])('refuses method %j', (method) => {
    expect(verdictOn({ method, origin: OWN })).toEqual({ kind: 'refuse', status: 405 });
  });
});

describe('targets', () => {
  test.each([
    ['/', null],
    ['/a/b?c=//d', null],
    ['/caf%C3%A9', null],
    ['//evil.example/', 400],
    ['/\\evil.example', 400],
    ['/%5Cevil.example', 400],
    ['/a%5c', 400],
    ['http://evil.example/', 400],
    ['*', 400],
    ['', 400],
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['/a%00b', 400],
    ['/a%0Ab', 400],
    ['/a%0D', 400],
    ['/%1B[31m', 400],
    ['/%7F', 400],
    ['/%C2%85', 400],
    ['/%E2%80%A8', 400],
    ['/%E2%80%A9b', 400],
    ['/a?b=%00', 400],
    ['/a?%00=b', 400],
    ['/a?b=%0A', null],
    ['/a%20b', null],
    ['/#part', 400],
    [`/${'a'.repeat(8191)}`, null],
    [`/${'a'.repeat(8192)}`, 414],
  ])('%.40s', (target, status) => {
    expect(checkTarget(target)).toBe(status);
  });

  test.each([
    ['//', '/'],
    ['//evil.example//', '/evil.example'],
    ['/used-cars-for-sale//toyota?a=b//c', '/used-cars-for-sale/toyota?a=b//c'],
    ['/es///contact-us//?x', '/es/contact-us?x'],
  ])('%s moves once, to %s', (target, path) => {
    for (const host of ['www.alpha.example', 'alpha.example'])
      expect(verdictOn({ target, host })).toEqual({ kind: 'move', location: OWN + path });
  });

  test.each(['//evil.example/', '/a//b'])('a write to %s is refused', (target) => {
    expect(verdictOn({ method: 'POST', target, origin: OWN })).toEqual({ kind: 'refuse', status: 400 });
  });

  test('a malformed path is refused with doubled slashes too', () => {
    expect(verdictOn({ target: '//a\\b' })).toEqual({ kind: 'refuse', status: 400 });
  });

  test.each(['/a/', '/a?b=//c'])('%s does not move', (target) => {
    expect(verdictOn({ target }).kind).toBe('pass');
  });

  test('redirects only to the dealership’s own origin, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webPath(), fc.string({ unit: 'binary' })),
        fc.webQueryParameters(),
        (path, query) => {
          const verdict = verdictOn({ host: 'alpha.example', target: `/${path}?${query}` });
          if (verdict.kind === 'move') expect(new URL(verdict.location).origin).toBe(OWN);
          else expect(verdict.kind).toBe('refuse');
        },
      ),
      { numRuns: 2000 },
    );
  });
});
