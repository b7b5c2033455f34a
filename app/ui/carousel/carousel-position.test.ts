import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { carouselPosition } from './carousel-position.ts';

const four = [0, 300, 600, 900];

test.each([
  ['at rest', 0, 900, { index: 0, isFirst: true, isLast: false }],
  ['in the middle', 600, 900, { index: 2, isFirst: false, isLast: false }],
  ['between two slides, closer to the second', 160, 900, { index: 1, isFirst: false, isLast: false }],
  ['a fraction from the end', 899.4, 900, { index: 3, isFirst: false, isLast: true }],
  ['three slides visible: the end comes earlier', 300, 300, { index: 1, isFirst: false, isLast: true }],
  ['all slides visible', 0, 0, { index: 0, isFirst: true, isLast: true }],
])('%s', (_, left, most, position) => {
  expect(carouselPosition({ starts: four, left, most })).toEqual(position);
});

test('a carousel without slides is at both ends', () => {
  expect(carouselPosition({ starts: [], left: 0, most: 0 })).toEqual({
    index: 0,
    isFirst: true,
    isLast: true,
  });
});

test('always returns the index of an existing slide', () => {
  const row = fc.record({
    starts: fc.array(fc.nat(5000), { minLength: 1, maxLength: 20 }),
    left: fc.double({ min: -50, max: 6000, noNaN: true }),
    most: fc.nat(5000),
  });
  fc.assert(
    fc.property(row, (scroll) => {
      const { index } = carouselPosition(scroll);
      expect(scroll.starts[index]).toBeDefined();
    }),
  );
});
