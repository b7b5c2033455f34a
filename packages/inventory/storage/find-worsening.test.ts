import { expect, it } from 'vitest';
import { compareImports } from './find-worsening.ts';
import type { ImportRecord, ImportState, RemarkCounts } from './import-record.ts';

const COUNTS = {
  rows: 100,
  added: 0,
  changed: 0,
  returned: 0,
  gone: 0,
  priceDrops: 0,
  unchanged: 100,
  present: 100,
  vanished: 0,
  withdrawn: 0,
  unpriced: 0,
  rejected: 0,
  warned: 0,
};

const record = (
  remarks: RemarkCounts | null,
  { state = 'done', ...counts }: { state?: ImportState; withdrawn?: number; unpriced?: number } = {},
): ImportRecord => ({
  id: 1,
  source: 'main',
  state,
  startedAt: new Date(0),
  finishedAt: new Date(0),
  version: 1,
  counts: remarks === null ? null : { ...COUNTS, ...counts, remarks },
  rejected: [],
  warnings: [],
  problem: null,
});
const failed = record(null, { state: 'failed' });
const refused = record({ status: 90 }, { state: 'refused' });

it.each([
  { what: 'the first import', records: [record({ status: 5, cell: 70 })], kinds: null },
  { what: 'no more than before', records: [record({ price: 2 }), record({ price: 2 })], kinds: null },
  { what: 'a first serious remark', records: [record({ price: 1 }), record({})], kinds: ['price'] },
  {
    what: 'more than in any import before',
    records: [record({ price: 3 }), record({ price: 1 }), record({ price: 2 })],
    kinds: ['price'],
  },
  {
    what: 'as many as long ago',
    records: [record({ price: 3 }), record({}), record({ price: 3 })],
    kinds: null,
  },
  { what: 'few more of what is not serious', records: [record({ cell: 9 }), record({})], kinds: null },
  { what: 'many more of what is not serious', records: [record({ cell: 10 }), record({})], kinds: ['cell'] },
  {
    what: 'the most frequent first',
    records: [record({ price: 1, cell: 40, row: 2 }), record({})],
    kinds: ['cell', 'row', 'price'],
  },
  {
    what: 'other cars taken off, and as many remarks as before',
    records: [record({ status: 2 }, { withdrawn: 1 }), record({ status: 2 })],
    kinds: ['status'],
  },
  {
    what: 'other cars without a price, and as many remarks as before',
    records: [record({ price: 2 }, { unpriced: 2 }), record({ price: 2 })],
    kinds: ['price'],
  },
  {
    what: 'records without remarks, from older versions',
    records: [record({ price: 2 }), record(null)],
    kinds: null,
  },
])('$what', ({ records, kinds }) => {
  const worsening = compareImports(records);
  expect(worsening?.kinds.map(({ kind }) => kind) ?? null).toEqual(kinds);
  expect(worsening?.hasStopped ?? false).toBe(false);
});

it.each([
  { what: 'a feed that fails', records: [failed, record({})], hasStopped: true },
  { what: 'a first feed that fails', records: [failed], hasStopped: true },
  { what: 'a feed that is refused', records: [refused, record({ status: 90 })], hasStopped: true },
  { what: 'a feed that fails again', records: [failed, failed, record({})], hasStopped: false },
  {
    what: 'a feed that fails after it was refused',
    records: [failed, refused, record({})],
    hasStopped: false,
  },
  { what: 'a feed that works again', records: [record({}), failed, record({})], hasStopped: false },
])('$what', ({ records, hasStopped }) => {
  expect(compareImports(records)?.hasStopped ?? false).toBe(hasStopped);
});
