/** Filters read only documents that can match, and find the same results as a full scan. */
import { WORKSPACES } from '../../../tests/support/lake/access.ts';
import * as fc from 'fast-check';
import { evaluateSync, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { runQuery } from './run-query.ts';
import { scopesOfFilter } from './query-sources.ts';
import { parseQuery } from './syntax.ts';
import { createView } from './view.ts';

const OWNERS = ['north', 'lake', undefined];
const DOCUMENTS = Array.from({ length: 24 }, (_, number) => {
  const owner = OWNERS[number % 3];
  return {
    _id: `d${String(number).padStart(2, '0')}`,
    _type: number % 2 === 0 ? 'faq' : 'page',
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    ...(owner !== undefined && { workspace: { _type: 'reference', _ref: owner } }),
    ...(number % 5 === 0 && { everyWorkspace: true }),
    ...(number % 7 === 0 && { everyWorkspace: false }),
    number,
  };
});
const VIEW = createView(WORKSPACES, DOCUMENTS, 'raw');
const PARAMS = { own: 'lake', ids: ['d03', 'd04', 'd99'] };

test.each<[string, object[] | undefined]>([
  ['workspace._ref == $own', [{ kind: 'tenant', value: 'lake' }]],
  [
    'workspace._ref == $own || everyWorkspace == true',
    [{ kind: 'tenant', value: 'lake' }, { kind: 'shared' }],
  ],
  ['_type == "faq" && _id == "d04"', [{ kind: 'id', value: 'd04' }]],
  ['workspace._ref == $own && _id == "d04"', [{ kind: 'id', value: 'd04' }]],
  ['workspace._ref == $own || number > 3', undefined],
  ['!(workspace._ref == $own)', undefined],
  ['workspace._ref != $own', undefined],
])('%s is searched for in %j', (filter, scopes) => {
  expect(scopesOfFilter(WORKSPACES, parseQuery(`*[${filter}]`, PARAMS))).toEqual(scopes);
});

const condition = fc.constantFrom(
  '_type == "faq"',
  '_type in ["page", "other"]',
  '_id == "d06"',
  '_id in $ids',
  'workspace._ref == $own',
  '"north" == workspace._ref',
  'workspace._ref in ["north", "lake"]',
  'everyWorkspace == true',
  'everyWorkspace == false',
  '!defined(workspace)',
  'number > 11',
);
const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    condition,
    fc.tuple(tie('filter'), tie('filter')).map(([a, b]) => `(${a} && ${b})`),
    fc.tuple(tie('filter'), tie('filter')).map(([a, b]) => `(${a} || ${b})`),
    tie('filter').map((inner) => `!(${inner})`),
  ),
}));

test('filters and nested filters find the same documents as a full scan', () => {
  fc.assert(
    fc.property(filter, filter, (one, two) => {
      const query = `*[${one}][${two}]._id`;
      const question = { query, params: PARAMS, identity: '', sanity: { projectId: 'p', dataset: 'd' } };
      const all = evaluateSync(parse(query, { params: PARAMS }), { dataset: DOCUMENTS, params: PARAMS });
      expect(runQuery(question, VIEW).result).toEqual(all.data);
    }),
  );
});
