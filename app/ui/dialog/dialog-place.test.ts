import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIALOG_POSITIONS, type DialogPosition, limitToViewport, nextPosition } from './dialog-place.ts';

const VIEWPORT = { width: 1000, height: 800 };
const BOX = { left: 300, top: 100, width: 400, height: 500 };

test.each([
  [
    { x: 10, y: -20 },
    { x: 10, y: -20 },
  ],
  [
    { x: 5000, y: 5000 },
    { x: 300, y: 200 },
  ],
  [
    { x: -5000, y: -5000 },
    { x: -300, y: -100 },
  ],
])('a dialog dragged by %j moves by %j', (by, moved) => {
  expect(limitToViewport(BOX, by, VIEWPORT)).toEqual(moved);
});

test('a dialog larger than the viewport does not move', () => {
  const box = { ...BOX, width: 1200, height: 900 };
  expect(limitToViewport(box, { x: 50, y: 50 }, VIEWPORT)).toEqual({ x: 0, y: 0 });
});

test('a dragged dialog always stays in the viewport', () => {
  const pixels = fc.integer({ min: 0, max: 1000 });
  const by = fc.integer({ min: -9999, max: 9999 });
  fc.assert(
    fc.property(pixels, pixels, by, by, (width, height, x, y) => {
      const viewport = { width: 1000, height: 1000 };
      const box = { left: (1000 - width) / 2, top: (1000 - height) / 2, width, height };
      const moved = limitToViewport(box, { x, y }, viewport);
      expect(box.left + moved.x).toBeGreaterThanOrEqual(0);
      expect(box.top + moved.y).toBeGreaterThanOrEqual(0);
      expect(box.left + moved.x + width).toBeLessThanOrEqual(1000);
      expect(box.top + moved.y + height).toBeLessThanOrEqual(1000);
    }),
  );
});

test('the button cycles through every position', () => {
  const seen = new Set<DialogPosition>();
  let position: DialogPosition = 'center';
  do {
    seen.add(position);
    position = nextPosition(position);
  } while (!seen.has(position));
  expect([...seen]).toEqual([...DIALOG_POSITIONS]);
});
