import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadsInCircle, matchRedirect } from './match-redirect.ts';

const rule = (from: string, to: string, permanent = true) => ({ from, to, permanent });

const rules = [
  rule('/specials', '/special-offers'),
  rule('/blog/*', '/car-research'),
  rule('/blog/news/*', '/car-research/*'),
  rule('/blog/news/2019', '/our-company', false),
  rule('/café', '/contact-us?topic=7'),
  rule('/group', 'https://group.example/'),
  rule('/old/*', 'https://old.example/*'),
  rule('/one', '/two'),
  rule('/two', '/three', false),
  rule('/new/*', '/new/home'),
];

test.each([
  ['/specials', '/special-offers', true],
  ['/specials/', '/special-offers', true],
  ['/blog', '/car-research', true],
  ['/blog/', '/car-research', true],
  ['/blog/2024/tyres', '/car-research', true],
  ['/blog/news/tyres', '/car-research/tyres', true],
  ['/blog/news/2019', '/our-company', false],
  ['/caf%C3%A9', '/contact-us?topic=7', true],
  ['/group', 'https://group.example/', true],
  ['/old/a/b', 'https://old.example/a/b', true],
  ['/one', '/three', false],
  ['/new/car', '/new/home', true],
  ['/blog/x/../news/tyres', '/car-research/tyres', true],
])('redirects %s to %s', (path, to, permanent) => {
  expect(matchRedirect(rules, path)).toEqual({ to, permanent });
});

test.each(['/', '/special', '/specials/winter', '/blogger', '/Specials', '/new/home', 'http://'])(
  'does not redirect %s',
  (path) => {
    expect(matchRedirect(rules, path)).toBeNull();
  },
);

test.each([
  ['itself', [rule('/a', '/a')]],
  ['itself with a slash', [rule('/a', '/a/')]],
  ['itself with a query', [rule('/a', '/a?x=1')]],
  ['each other', [rule('/a', '/b'), rule('/b', '/a')]],
  ['ever deeper', [rule('/a/*', '/a/x/*')]],
  ['a circle of later rules', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/b')]],
])('does not redirect for rules that lead to %s', (_name, circle) => {
  expect(matchRedirect(circle, '/a')).toBeNull();
});

test.each([
  ['each other', [rule('/a', '/b'), rule('/b', '/a')], true],
  ['ever deeper', [rule('/a/*', '/a/x/*')], true],
  ['a circle of later rules', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/b')], true],
  ['a page', [rule('/a', '/b'), rule('/b', '/c')], false],
  ['another path', [rule('/x', '/y')], false],
])('knows whether rules lead in a circle: to %s', (_name, all, isCircle) => {
  expect(leadsInCircle(all, '/a')).toBe(isCircle);
});

test.each(['//evil.example', '/\\evil.example', 'http://evil.example', 'javascript:alert(1)', 'nowhere', ''])(
  'ignores a rule that leads to %j',
  (to) => {
    expect(matchRedirect([rule('/a', to)], '/a')).toBeNull();
  },
);

test('uses the next rule after one that leads to itself', () => {
  expect(matchRedirect([rule('/a', '/a'), rule('/*', '/b')], '/a')?.to).toBe('/b');
});

describe('any rules and paths', () => {
  const segment = fc.constantFrom('a', 'b', 'c', '..', '', '%2F', '\\', 'é');
  const path = fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  const starred = fc.tuple(path, fc.boolean()).map(([base, star]) => (star ? `${base}/*` : base));
  const given = fc.array(fc.record({ from: starred, to: starred, permanent: fc.boolean() }), {
    maxLength: 6,
  });

  test('never redirect twice', () => {
    fc.assert(
      fc.property(given, path, (rules, requestedPath) => {
        const found = matchRedirect(rules, requestedPath);
        if (found !== null) expect(matchRedirect(rules, found.to)).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  test('the order of rules with different sources makes no difference', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ from: starred, to: path, permanent: fc.boolean() }), {
          maxLength: 5,
          // `/..` and `/` are different spellings of one source.
          selector: ({ from }) => URL.parse(from, 'http://site')?.href.replace(/\/+(\*?)$/, '/$1'),
        }),
        path,
        (rules, requestedPath) => {
          expect(matchRedirect([...rules].reverse(), requestedPath)).toEqual(
            matchRedirect(rules, requestedPath),
          );
        },
      ),
    );
  });

  test('a path never changes the host', () => {
    fc.assert(
      fc.property(path, path, (base, rest) => {
        const found = matchRedirect([rule('/x/*', `${base}/*`)], `/x/${rest}`);
        if (found !== null) expect(new URL(found.to, 'http://site').host).toBe('site');
      }),
    );
  });
});
