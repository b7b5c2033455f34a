/** The compiler refuses a word that is missing from a component's list. These tests find words that nothing reads. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };

const LIST = /const (\w+_WORDS) = \[([^\]]*)\] as const/g;

const sources = globSync(['app/**/*.{ts,tsx}', 'packages/{forms,platform}/**/*.ts'], {
  exclude: (path) => path.includes('node_modules'),
})
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'));
const lists = sources.flatMap((source) =>
  [...source.matchAll(LIST)].map(([, name = '', keys = '']) => ({
    name,
    keys: [...keys.matchAll(/'([^']+)'/g)].map(([, key = '']) => key),
  })),
);
const text = sources.join('\n');
const code = text.replaceAll(LIST, '');
/** Beginnings of keys whose end is computed. */
const stems = [...code.matchAll(/`([a-z]\w*\.(?:\w+\.)*)\$\{/g)].map(([, stem = '']) => stem);
/** Computed keys by their beginning and end: `form.part${…}Text`. */
const patterns = [...text.matchAll(/`([a-z]\w*\.[\w.]*)\$\{[^`]*?\}([\w.]*)`/g)].map(
  ([, start = '', end = '']) => ({ start, end }),
);

test('finds the lists of words', () => {
  expect(lists.length).toBeGreaterThan(20);
});

test.each(lists)('$name has no word that nothing reads', ({ keys }) => {
  const unread = keys.filter(
    (key) => !code.includes(`'${key}'`) && !stems.some((stem) => key.startsWith(stem)),
  );
  expect(unread).toEqual([]);
  expect(keys).toEqual([...new Set(keys)]);
});

test('every text is read somewhere', () => {
  const unread = Object.keys(en).filter((key) => {
    const name = key.replace(/_(?:one|other|many)$/, '');
    return (
      !text.includes(`'${name}'`) &&
      !patterns.some(({ start, end }) => name.startsWith(start) && name.endsWith(end))
    );
  });
  expect(unread).toEqual([]);
});
