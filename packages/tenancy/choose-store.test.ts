import { expect, test } from 'vitest';
import { chooseStore } from './choose-store.ts';

const stores = [{ key: 'erie' }, { key: 'meadville' }];

test.each([
  ['meadville', 'meadville'],
  ['allentown', undefined],
  ['Erie', undefined],
  ['', undefined],
  ['__proto__', undefined],
  [undefined, undefined],
])('%j chooses %j', (cookie, key) => {
  expect(chooseStore(stores, cookie)?.key).toBe(key);
});
