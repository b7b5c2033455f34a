import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COOKIE_REGISTER } from './cookie-register.ts';

const sources = globSync(['app/**/*.{ts,tsx}', 'packages/*/**/*.ts'], {
  exclude: (path) => /node_modules|app\/build|\.test\.tsx?$/.test(path),
}).map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('lists every cookie that has a name in the code', () => {
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/\b[A-Z]+_COOKIE = '(\w+)'/g)].map(([, name]) => name),
  );
  expect(new Set(COOKIE_REGISTER.map(({ name }) => name))).toEqual(new Set(named));
});

test('sets no cookie without such a name', () => {
  const made = sources
    .filter(({ path }) => path !== 'app/visitor/consent/consent-cookies.ts')
    .flatMap(({ text }) =>
      [
        ...text.matchAll(
          /(?:\bserialize\(\s*|document\.cookie = `\$\{|Set-Cookie['"`]?[,:]\s*['"`])([^,}]*)/g,
        ),
      ].map(([, name]) => name),
    );
  expect(made.length).toBeGreaterThan(5);
  expect(made.filter((name) => !/^[A-Z]+_COOKIE$/.test(name ?? ''))).toEqual([]);
});
