import { expect, test } from 'vitest';
import { readHeight } from './frame-height.ts';

test.each<[unknown, number | null]>([
  [{ type: 'frame-height', height: 812.4 }, 813],
  [{ type: 'frame-height', height: 0 }, null],
  [{ type: 'frame-height', height: -5 }, null],
  [{ type: 'frame-height', height: 1e9 }, null],
  [{ type: 'frame-height', height: Number.NaN }, null],
  [{ type: 'frame-height', height: '812' }, null],
  [{ type: 'frame-height' }, null],
  [{ height: 812 }, null],
  ['frame-height', null],
  [null, null],
])('reads %j as %j', (message, height) => {
  expect(readHeight(message)).toBe(height);
});
