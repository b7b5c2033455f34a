import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseLeftOut, type StoredDocument } from './left-out.ts';

const stored = (id: string, bytes: number, tenant?: string): StoredDocument => ({
  id,
  bytes,
  tenant,
  isTenant: false,
});
const idsOf = (documents: readonly StoredDocument[]) => documents.map(({ id }) => id).sort();

test('nothing is left out if everything fits, even if a tenant takes more than its share', () => {
  expect(chooseLeftOut([stored('a', 90, 't')], { tenant: 50, process: 100 })).toEqual([]);
});

test('a tenant that takes more than its share loses its largest documents, and others keep theirs', () => {
  const others = [stored('b', 40, 'other'), stored('c', 10)];
  const greedy = [stored('large', 60, 'greedy'), stored('small', 10, 'greedy')];
  expect(idsOf(chooseLeftOut([...others, ...greedy], { tenant: 50, process: 70 }))).toEqual(['large']);
});

test('a document is left out with its drafts and versions', () => {
  const family = [stored('a', 30, 't'), stored('drafts.a', 30, 't'), stored('versions.r.a', 30, 't')];
  const left = chooseLeftOut([...family, stored('b', 50, 't')], { tenant: 50, process: 60 });
  expect(idsOf(left)).toEqual(['a', 'drafts.a', 'versions.r.a']);
});

test('what is kept fits, unless tenants’ own documents alone do not', () => {
  const document = fc.record({
    id: fc.integer({ min: 0, max: 20 }).map((n) => `d${n}`),
    bytes: fc.integer({ min: 1, max: 100 }),
    tenant: fc.constantFrom('t1', 't2', undefined),
    isTenant: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.uniqueArray(document, { selector: ({ id }) => id }), (all) => {
      const left = new Set(chooseLeftOut(all, { tenant: 150, process: 300 }));
      const kept = all.filter((one) => !left.has(one));
      const bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
      expect(bytes <= 300 || kept.every(({ isTenant }) => isTenant)).toBe(true);
      expect([...left].some(({ isTenant }) => isTenant)).toBe(false);
    }),
  );
});
