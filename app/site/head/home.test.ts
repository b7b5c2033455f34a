import { expect, test } from 'vitest';
import { testContext, testStore } from '../../../tests/support/website.ts';
import { homeTitle } from './home.server.ts';

const context = testContext();
const store = (key: string, city: string, state = 'NY') => {
  const { address, ...rest } = testStore({ key });
  return { ...rest, address: { ...address, city, state } };
};

test.each([
  [[], 'Alpha Motors'],
  [[store('a', 'Watertown')], 'Alpha Motors | Cars for sale in Watertown, NY'],
  [
    [store('a', 'Erie', 'PA'), store('b', 'Erie', 'PA'), store('c', 'Dunkirk')],
    'Alpha Motors | Cars for sale in Erie, PA and Dunkirk, NY',
  ],
  [
    [store('a', 'Erie', 'PA'), store('b', 'Dunkirk'), store('c', 'Jamestown')],
    'Alpha Motors | Cars for sale in Erie, Dunkirk, and Jamestown',
  ],
])('names the location in the title', (stores, title) => {
  expect(homeTitle(stores, context)).toBe(title);
});
