import { expect, test } from 'vitest';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createFeed } from './transaction-feed.ts';

const published = (sequence: number, bytes: number) => ({
  transaction: { id: `t${sequence}`, sequence, author: 'u', timestamp: '', changes: [], results: [] },
  tags: { all: [], published: [] },
  bytes,
});

test('large changes are forgotten sooner, and a reader who missed one is not told otherwise', () => {
  const feed = createFeed(0);
  const large = BUDGETS.recentChanges.process / 3;
  for (let sequence = 1; sequence <= 5; sequence += 1) feed.publish(published(sequence, large));
  expect(feed.since(1)).toBeUndefined();
  expect(feed.since(2)?.map(({ transaction }) => transaction.sequence)).toEqual([3, 4, 5]);
  expect(feed.since(5)).toEqual([]);
});
