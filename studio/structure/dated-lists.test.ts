import { expect, test } from 'vitest';
import { conditionFor } from './dated-lists.ts';

// It is still the 21st in New York.
const at = { timeZone: 'America/New_York', now: new Date('2026-11-22T02:00:00Z') };

const published = [
  { _id: 'a', startDate: null, endDate: null },
  { _id: 'b', startDate: '2026-11-22' },
  { _id: 'c', endDate: '2026-11-21' },
  { _id: 'd', endDate: '2026-11-20' },
];

test.each([
  ['live', '_id in $ids', ['a', 'c']],
  ['scheduled', '_id in $ids', ['b']],
  ['ended', '_id in $ids', ['d']],
  // Whatever dates it has, a document without a published edition is a draft.
  ['draft', '!(_id in $ids)', ['a', 'b', 'c', 'd']],
] as const)('lists what is %s by what is published', (status, filter, ids) => {
  expect(conditionFor(status, 'offer', published, at)).toEqual({ filter, params: { ids } });
});
