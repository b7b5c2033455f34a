import { expect, test } from 'vitest';
import { replacesPicture } from './new-picture.ts';

test.each([
  [
    'another picture',
    [
      { type: 'setIfMissing', path: [] },
      { type: 'set', path: ['asset'] },
    ],
    true,
  ],
  ['no picture any more', [{ type: 'unset', path: ['asset'] }], true],
  ['another text', [{ type: 'set', path: ['alt', 'en'] }], false],
  ['another hotspot', [{ type: 'set', path: ['hotspot'] }], false],
])('%s', (_, changes, expected) => {
  expect(replacesPicture(changes)).toBe(expected);
});
