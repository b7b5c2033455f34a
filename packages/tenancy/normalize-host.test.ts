import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeHost } from './normalize-host.ts';

test.each([
  ['lakeshore.example', 'lakeshore.example'],
  ['LakeShore.Example', 'lakeshore.example'],
  ['lakeshore.example:3000', 'lakeshore.example'],
  ['lakeshore.example.', 'lakeshore.example'],
  ['lakeshore.example.:443', 'lakeshore.example'],
  ['localhost', 'localhost'],
  ['localhost:3000', 'localhost'],
  ['xn--zrich-kva.example', 'xn--zrich-kva.example'],
  ['lakeshore.example:123456', null],
  ['127.0.0.1', '127.0.0.1'],
  ['zürich.example', 'xn--zrich-kva.example'],
  ['ZÜRICH.example', 'xn--zrich-kva.example'],
  ['', null],
  ['.', null],
  [':80', null],
  ['lakeshore.example..', null],
  ['.lakeshore.example', null],
  ['lake shore.example', null],
  ['lakeshore.example\t', null],
  ['lakeshore.example:80:80', null],
  ['lakeshore.example:port', null],
  ['someone@lakeshore.example', null],
  ['lakeshore.example/path', null],
  ['lakeshore.example?query', null],
  ['lakeshore.example#part', null],
  ['lakeshore.example\\x', null],
  ['lake%73hore.example', null],
  ['lakeshore.example,other.example', null],
  ['lake\u00adshore.example', null],
  ['lake\u200bshore.example', null],
  ['[::1]', null],
  ['[::1]:3000', null],
  ['::1', null],
  ['2130706433', null],
  ['0x7f.1', null],
  ['127.1', null],
  ['-lake.example', null],
  ['lake_shore.example', null],
  [`${'a'.repeat(64)}.example`, null],
  [`${'a.'.repeat(140)}example`, null],
])('%j becomes %j', (raw, host) => {
  expect(normalizeHost(raw)).toBe(host);
});

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 80 }),
  fc.webAuthority({ withPort: true, withUserInfo: true, withIPv4: true, withIPv6: true }),
);

test('the result is a plain host name that normalizes to itself', () => {
  fc.assert(
    fc.property(anything, (raw) => {
      const host = normalizeHost(raw);
      if (host === null) return;
      expect(host).toMatch(/^[a-z0-9.-]{1,253}$/);
      expect(normalizeHost(host)).toBe(host);
      expect(new URL(`http://${host}/`).hostname).toBe(host);
    }),
    { numRuns: 3000 },
  );
});

test('case, port and trailing dot make no difference', () => {
  fc.assert(
    fc.property(fc.domain(), fc.integer({ min: 0, max: 65535 }), (domain, port) => {
      expect(normalizeHost(`${domain.toUpperCase()}.:${port}`)).toBe(normalizeHost(domain));
    }),
  );
});
