import { expect, test } from 'vitest';
import { isQuick } from './quick.ts';
import { parseQuery } from './syntax.ts';

test.each<[boolean, string, Record<string, unknown>]>([
  [true, '*[_type == "article" && workspace._ref == $d][0...20]{title, n}', { d: 'alpha' }],
  [true, '*[_id == $id][0]', { id: 'x' }],
  [false, '*[title match "a*a*a*a*"]', {}],
  [false, '*[count(*[n > ^.n]) > 1]', {}],
  [false, '*[_type == "article"]{"all": *}', {}],
  [false, '*{"a": {"x": @, "y": @}}{"a": {"x": a, "y": a}}', {}],
  [false, '*{"a": $text}', { text: 'x'.repeat(5000) }],
  [false, `*[${'!'.repeat(3000)}true]`, {}],
])('%s: %s', (expected, query, params) => {
  const tree = query.length > 2000 ? parseQuery('*', {}) : parseQuery(query, params);
  expect(isQuick({ query, params }, tree)).toBe(expected);
});
