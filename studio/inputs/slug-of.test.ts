import { expect, test } from 'vitest';
import { keyOf, nextSlug, slugOfTitle } from './slug-of.ts';

test.each([
  ['Service & Parts Manager', 'service-and-parts-manager'],
  ['Cómo afecta el crédito', 'como-afecta-el-credito'],
  ["What's new?", 'whats-new'],
  ['—', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('converts %s to the slug %s', (text, slug) => {
  expect(slugOfTitle(text)).toBe(slug);
});

test.each<[string, string | undefined, string, string, string | null]>([
  ['is generated when there is none', undefined, '', 'Oil changes', 'oil-changes'],
  ['follows the title', 'oil', 'Oil', 'Oil changes', 'oil-changes'],
  ['stays when the editor wrote it', 'my-own', 'Oil', 'Oil changes', null],
  ['stays when the title is deleted', 'oil', 'Oil', '', null],
  ['stays when nothing changed', 'oil', 'Oil', 'Oil', null],
])('a slug %s', (_, current, before, source, expected) => {
  expect(nextSlug(current, before, source)).toBe(expected);
});

const named = {
  from: ({ name }: Readonly<Record<string, unknown>>) => (typeof name === 'string' ? name : ''),
};

test.each([
  [named, { name: '$30 Oil Change' }, '30-oil-change'],
  [{ ...named, prefix: '/' }, { name: 'Winter tires' }, '/winter-tires'],
  [{ ...named, prefix: '/' }, {}, ''],
  [named, { name: `${'a'.repeat(62)} b` }, 'a'.repeat(62)],
])('makes a short name of a document', (source, document, key) => {
  expect(keyOf(source, document)).toBe(key);
});
