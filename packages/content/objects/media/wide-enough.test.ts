import { expect, test } from 'vitest';
import { minimumWidth } from './wide-enough.ts';

const picture = (size: string, format = 'jpg') => ({
  asset: { _ref: `image-${'a'.repeat(40)}-${size}-${format}` },
});

test.each([
  [picture('599x400'), false],
  [picture('600x400'), true],
  [picture('2400x1350', 'webp'), true],
  [picture('64x64', 'svg'), true],
  [{}, true],
  [undefined, true],
])('checks the width of %j', (value, isFine) => {
  const said = minimumWidth(600)(value);
  if (isFine) expect(said).toBe(true);
  else
    expect(said).toBe('This picture is 599 pixels wide and will look blurred. Choose one of at least 600.');
});
