import { expect, test } from 'vitest';
import { testContent, testContext, testStore } from '../../../tests/support/website.ts';
import { storeListView } from './store-list.server.tsx';

const week = testStore().hours.sales;
const STORES = [
  testStore({ key: 'erie', hours: { sales: week, service: week } }),
  testStore({ key: 'dunkirk', hours: { sales: week, service: null } }),
];

const keys = async (onlyWorkshops: boolean, stores = STORES) => {
  const context = testContext({ content: testContent({ stores: async () => stores }) });
  const block = { _type: 'storeList', key: 'a', heading: null, text: null, onlyWorkshops } as const;
  return (await storeListView(block, context))?.stores.map(({ key }) => key);
};

test('shows every store, or those with a service center, or nothing if there are none', async () => {
  expect(await keys(false)).toEqual(['erie', 'dunkirk']);
  expect(await keys(true)).toEqual(['erie']);
  expect(await keys(true, STORES.slice(1))).toBeUndefined();
});
