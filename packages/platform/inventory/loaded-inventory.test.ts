import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { expect, test, vi } from 'vitest';
import { createLoadedInventory } from './loaded-inventory.ts';
import { indexSettings } from './index-settings.ts';

test('reports settings that cannot be applied once for all requests and keeps the old ones', async () => {
  const [before, after] = [
    indexSettings(null, [], () => ''),
    { ...indexSettings(null, [], () => ''), itemsPerPage: 7 },
  ];
  const trouble = new Error('The database is down.');
  const setPriceTerms = vi.fn(async () => {});
  const onFailure = vi.fn();
  const held = createLoadedInventory({
    store: {
      setPriceTerms,
      async *listings() {
        yield { version: 1, listings: generateListings(3), hidden: [] };
      },
      async *changesSince() {},
    },
    dealership: 'dealership-a',
    onOther: () => {},
    onFailure,
  });
  const first = await held.state(before);
  setPriceTerms.mockRejectedValueOnce(trouble);
  expect(await Promise.all([held.state(after), held.state(after)])).toEqual([first, first]);
  await expect.poll(() => onFailure.mock.calls).toEqual([[trouble]]);
  await held.state(after);
  await expect.poll(async () => (await held.state(after)).settings).toBe(JSON.stringify(after));
  expect(onFailure).toHaveBeenCalledOnce();
});

test('rejects for the requests that wait for the first state', async () => {
  const onFailure = vi.fn();
  const trouble = new Error('The database is down.');
  const held = createLoadedInventory({
    store: {
      setPriceTerms: () => Promise.reject(trouble),
      async *listings() {},
      async *changesSince() {},
    },
    dealership: 'dealership-a',
    onOther: () => {},
    onFailure,
  });
  await expect(held.state(indexSettings(null, [], () => ''))).rejects.toBe(trouble);
  expect(onFailure).not.toHaveBeenCalled();
});
