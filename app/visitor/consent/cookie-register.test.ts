import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COOKIE_REGISTER } from './cookie-register.ts';
import { STORAGE_REGISTER, TRACKER_ITEMS } from './storage-register.ts';

const sources = globSync(['app/**/*.{ts,tsx}', 'packages/*/**/*.ts'], {
  exclude: (path) => /node_modules|app\/build|\.test\.tsx?$/.test(path),
}).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('lists every cookie that has a name in the code', () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/\b[A-Z_]+_COOKIE = '(\w+)'/g)].map(([, name]) => name),
  );
  expect(new Set(COOKIE_REGISTER.map(({ name }) => name))).toEqual(new Set(named));
});

test('sets no cookie without such a name', () => {
  const made = sources
    // They set or delete cookies by the names that they are given.
    .filter(
      ({ path }) =>
        !/^app\/visitor\/(?:consent\/(?:consent|tracker)-cookies|browser-storage|cookie-header|read-host-cookies|id-cookie)\.ts$/.test(
          path,
        ),
    )
    // Cookies of previews, which only people of the dealership get.
    .filter(({ path }) => path !== 'app/server/preview/preview-cookies.ts')
    .flatMap(({ text }) =>
      [
        ...text.matchAll(
          /(?:\bserialize\(\s*|\bcookieHeader\(\s*|= idCookie\(|document\.cookie = `\$\{|Set-Cookie['"`]?[,:]\s*['"`])([^,}]*)/g,
        ),
      ].map(([, name]) => name),
    );
  expect(made.length).toBeGreaterThan(5);
  expect(made.filter((name) => !/^[A-Z_]+_COOKIE$/.test(name ?? ''))).toEqual([]);
});

test('stores nothing in the browser past the storage gate', () => {
  const gates = [
    'app/visitor/browser-cookie.ts',
    'app/visitor/browser-storage.ts',
    'app/visitor/consent/tracker-cookies.ts',
  ];
  const storing = sources.filter(({ text }) =>
    /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bcaches\.open\b|document\.cookie\b/.test(
      text.replaceAll(/\/\*[^]*?\*\//g, ''),
    ),
  );
  expect(storing.map(({ path }) => path).toSorted()).toEqual(gates);
});

test('lists every item of the browser’s storage once', () => {
  const keys = [...STORAGE_REGISTER, ...TRACKER_ITEMS].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
