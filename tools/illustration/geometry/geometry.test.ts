import { expect, test } from 'vitest';
import { createCamera } from './camera.ts';
import { clipPolygon } from './clip.ts';
import { lookUp, throughPoints } from './curve.ts';
import { convexHull } from './hull.ts';

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const;

test('convexHull keeps the outermost points', () => {
  expect(convexHull([...square, [5, 5], [5, 0]])).toHaveLength(4);
});

test('clipPolygon cuts a polygon at a line', () => {
  expect(clipPolygon(square, ([x]) => 4 - x)).toEqual([
    [0, 0],
    [4, 0],
    [4, 10],
    [0, 10],
  ]);
  expect(clipPolygon(square, ([x]) => -1 - x)).toEqual([]);
});

test('throughPoints passes through all points', () => {
  expect(
    throughPoints(
      [
        [0, 0],
        [1, 2],
        [3, 1],
      ],
      4,
    ),
  ).toEqual(
    expect.arrayContaining([
      [0, 0],
      [1, 2],
      [3, 1],
    ]),
  );
});

test.each([
  [-1, 5],
  [0, 5],
  [1, 6],
  [9, 7],
])('lookUp at %d returns %d', (position, value) => {
  expect(
    lookUp(
      [
        [0, 5],
        [2, 7],
      ],
      position,
    ),
  ).toBe(value);
});

test('a camera on the left side sees the nose on the left and a level ground line', () => {
  const camera = createCamera(
    { azimuth: 90, distance: 16, height: 1, pixelsPerMeter: 100, ground: [800, 700] },
    2,
  );
  expect(camera.project([2, 0, 0])).toEqual([800, 700]);
  expect(camera.project([0, 0, 0])[0]).toBeLessThan(800);
  expect(camera.project([2, 0, 1])[1]).toBeCloseTo(600);
});
