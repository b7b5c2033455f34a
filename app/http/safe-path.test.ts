import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeHref, safePath } from './safe-path.ts';

test.each<[unknown, string]>([
  ['/', '/'],
  ['/used-cars-for-sale?sort=newest', '/used-cars-for-sale?sort=newest'],
  ['/a#b', '/a'],
  ['/a/../b', '/b'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/\n/evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['', '/'],
  [undefined, '/'],
  [['/a'], '/'],
  [`/${'a'.repeat(3000)}`, '/'],
])('%j redirects to %j', (raw, path) => {
  expect(safePath(raw)).toBe(path);
});

const hostile = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      '%5c',
      'evil.example',
      'http:',
    ),
  )
  .map((parts) => parts.join(''));

test('never leads off the site', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (raw) => {
      const path = safePath(raw);
      expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
      expect(safePath(path)).toBe(path);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['/#stores', '/#stores'],
  ['#stores', '#stores'],
  ['/auto-financing', '/auto-financing'],
  ['https://maps.example/a?b', 'https://maps.example/a?b'],
  ['tel:+18145550142', 'tel:+18145550142'],
  ['mailto:sales@dealer.example', 'mailto:sales@dealer.example'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['JAVASCRIPT:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['evil.example', null],
  ['', null],
  [null, null],
])('a link to %j becomes %j', (raw, href) => {
  expect(safeHref(raw)).toBe(href);
});
