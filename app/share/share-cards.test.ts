import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDealership } from '../testing.ts';
import { createShareCards } from './create-share-cards.ts';
import { fitLines } from './fit-lines.ts';
import type { ShareCard } from './share-card.ts';
import type { Typeface } from './typeface.ts';

/** Every letter is one em wide. */
const face: Typeface = { widthOf: (text) => Array.from(text).length, outline: () => '' };
const room = { width: 100, height: 40, sizes: [20, 10], leading: 1 };

test.each([
  ['ab cd', 20, ['ab cd']],
  ['one two three', 10, ['one two', 'three']],
  ['  white \n\t space  ', 20, ['white', 'space']],
  ['abcdefghijklmnop', 10, ['abcdefghi…']],
  [
    'aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd eeeeeeeee',
    10,
    ['aaaaaaaaa', 'bbbbbbbbb', 'ccccccccc', 'ddddddddd…'],
  ],
  ['', 20, []],
])('%j is set at %d', (text, size, lines) => {
  const set = fitLines(text, room, face);
  expect(set.size).toBe(size);
  expect(set.lines).toEqual(lines);
});

const { theme, name } = testDealership();
const card: ShareCard = {
  theme,
  name,
  headline: 'Every car & <b> one ñ price',
  logo: null,
  picture: '/p.png',
};

test('a card is drawn in every house, also when its picture cannot be had', { timeout: 60_000 }, async () => {
  const troubles: unknown[] = [];
  const cards = createShareCards({
    pictureHost: 'http://127.0.0.1:1',
    onTrouble: (cause) => troubles.push(cause),
  });
  const houses = [
    { header: 'light', displayFace: 'archivo' },
    { header: 'brand', displayFace: 'fraunces' },
    { header: 'dark', displayFace: 'manrope' },
  ] as const;
  for (const house of houses) {
    const png = await cards.draw({ ...card, theme: { ...theme, ...house } });
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    const { entropy } = await sharp(png).stats();
    expect(entropy).toBeGreaterThan(0.2);
  }
  expect(troubles).toHaveLength(3);
});

test('many who ask for a card at once get the same one', async () => {
  const cards = createShareCards({ pictureHost: 'http://127.0.0.1:1', onTrouble: () => {} });
  const plain = { ...card, picture: null };
  const [one, two] = await Promise.all([cards.draw(plain), cards.draw({ ...plain })]);
  expect(one).toBe(two);
  expect(await cards.draw(plain)).toBe(one);
});
