import { expect, it } from 'vitest';
import { exampleDestination } from '../../../tests/support/leads/submissions.ts';
import { withIds } from './add-deliveries.ts';

it('gives destinations ascending IDs, in their own order', () => {
  const destinations = Array.from({ length: 50 }, (_, at) =>
    exampleDestination({ to: `sales-${50 - at}@dealer.example` }),
  );
  const deliveries = withIds(destinations);
  expect(deliveries.map(({ destination }) => destination)).toEqual(destinations);
  const ids = deliveries.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(50);
});

it('has nothing to deliver without destinations', () => {
  expect(withIds([])).toEqual([]);
});
