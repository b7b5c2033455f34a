import { colorUses } from '@rooftop/content/schema';
import { expect, test } from 'vitest';
import { describeUse } from './color-input.tsx';

const theme = { brand: '#0b4f5c', accent: '#ffd400', neutral: 'plain' } as const;

test('says which contrast a color has, and what the website shows where that is too little', () => {
  expect(colorUses('brand', theme).map(describeUse)).toEqual([
    'Text on it: 9.1:1, in #ffffff',
    'As a color of text: 7.1:1',
  ]);
  const [ground, asText, onBrand] = colorUses('accent', theme).map(describeUse);
  expect(ground).toMatch(/^Text on it: 14\.\d:1, in #000000$/);
  expect(asText).toMatch(/^As a color of text: 1\.1:1, less than the 4\.5:1 .* uses #\w{6} there instead\.$/);
  expect(onBrand).toMatch(/^On the brand color: 6\.\d:1$/);
});
