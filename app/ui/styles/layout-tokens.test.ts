import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** A misspelled custom property is no error to browsers: what reads it just has another look. */
const sources: string[] = [];
for await (const file of glob('app/**/*.{css,ts,tsx}', { exclude: ['app/build/**', '**/node_modules/**'] }))
  if (!file.includes('.test.')) sources.push((await readFile(file, 'utf8')).replaceAll(/\/\*[^]*?\*\//g, ''));
const text = sources.join('\n');

const names = (pattern: RegExp, source = text) =>
  new Set([...source.matchAll(pattern)].flatMap(([, name]) => name ?? []));
const read = names(/var\(\s*(--[\w-]+)/g);
const set = names(/['"]?(--[\w-]+)['"]?\]?:/g);

test('every custom property that a style sheet reads is set somewhere', () => {
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});

test('every token of a layout is read by a part of the page', async () => {
  const layouts = await readFile(new URL('layouts.css', import.meta.url), 'utf8');
  const tokens = names(/^\s+(--[\w-]+):/gm, layouts);
  expect(tokens.size).toBeGreaterThan(0);
  expect([...tokens].filter((name) => !read.has(name))).toEqual([]);
});
