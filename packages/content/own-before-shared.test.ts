import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { preferOwn } from './own-before-shared.ts';

const own = (name: string) => ({ name, isShared: false });
const shared = (name: string) => ({ name, isShared: true });
const nameOf = ({ name }: { readonly name: string }) => name;

test.each([
  [[], []],
  [[shared('a')], [shared('a')]],
  [[shared('a'), own('a')], [own('a')]],
  [
    [own('b'), shared('a'), shared('b'), own('c')],
    [own('b'), shared('a'), own('c')],
  ],
])('prefers own documents in %j', (given, left) => {
  expect(preferOwn(given, nameOf)).toEqual(left);
});

test('loses no own document and keeps one of every name', () => {
  const anyone = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), isShared: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyone), (given) => {
      const left = preferOwn(given, nameOf);
      expect(left.filter(({ isShared }) => !isShared)).toEqual(given.filter(({ isShared }) => !isShared));
      expect(new Set(left.map(nameOf))).toEqual(new Set(given.map(nameOf)));
    }),
  );
});
