import { expect, test } from 'vitest';
import { linePath, polygonPath, short, simplify } from './path.ts';

test.each([
  [0, '0'],
  [0.25, '.3'],
  [-0.5, '-.5'],
  [12, '12'],
  [-0.01, '0'],
  [1234.56, '1234.6'],
])('formats %d as %s', (value, text) => {
  expect(short(value)).toBe(text);
});

test('uses relative steps and leaves out points that do not move', () => {
  expect(
    linePath([
      [10, 10],
      [10, 10],
      [20, 5],
      [20.1, 5],
      [30, 5],
    ]),
  ).toBe('M10 10l10-5 10 0');
  expect(
    polygonPath(
      [
        [0, 0],
        [1.26, 0],
        [0, 2],
      ],
      10,
    ),
  ).toBe('M0 0l1.3 0-1.3 2z');
});

test('drops points on a straight line and keeps corners', () => {
  expect(
    simplify(
      [
        [0, 0],
        [5, 0.1],
        [10, 0],
        [10, 10],
      ],
      1,
    ),
  ).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
});
