import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { matchPattern } from './match-pattern.ts';

/** A Ford's fourth to eighth characters, and those from the tenth on. */
const TEXT = 'EW1EP|JFA00000';

test.each([
  ['EW1EP', 5],
  ['*W1', 2],
  ['*[FWX]1[CE]', 3],
  ['*[A-FW]1[D-F]P', 4],
  ['*****|*F', 1],
  ['*W1EP|J', 5],
  ['**#', 1],
  ['', 0],
  ['*', 0],
])('%s names %i characters of a VIN that matches', (pattern, named) => {
  expect(matchPattern(pattern, TEXT)).toBe(named);
});

test.each(['F', '*[ABC]', '*[A-C]', '*#', '*****|*Z', 'EW1EP|JFA000000', '*[', '*[]', 'ew1ep'])(
  '%s does not match',
  (pattern) => {
    expect(matchPattern(pattern, TEXT)).toBeNull();
  },
);

it('never fails, whatever the pattern and the text', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'AW1-[]*#|'.split('')) });
  fc.assert(
    fc.property(signs, fc.string(), (pattern, text) => {
      const named = matchPattern(pattern, text);
      expect(named === null || named <= pattern.length).toBe(true);
    }),
  );
});
