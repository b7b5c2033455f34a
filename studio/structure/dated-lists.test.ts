import { of } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { conditionFor, followStatus } from './dated-lists.ts';

afterEach(() => void vi.useRealTimers());

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

test('an offer moves from the list of live ones to that of ended ones at midnight of its dealership', () => {
  vi.useFakeTimers({ now: at.now });
  const store = { listenQuery: () => of(published) };
  const lists = { type: 'offer', dealership: 'd', timeZone: at.timeZone } as const;
  const seen = { live: [] as string[], ended: [] as string[], scheduled: [] as string[] };
  const following = (['live', 'ended', 'scheduled'] as const).map((status) =>
    followStatus(store, lists, status).subscribe(({ params }) => seen[status].push(params.ids.join())),
  );
  vi.setSystemTime(new Date('2026-11-22T05:00:00Z'));
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual({ live: ['a,c', 'a,b'], ended: ['d', 'c,d'], scheduled: ['b', ''] });
  for (const one of following) one.unsubscribe();
});
