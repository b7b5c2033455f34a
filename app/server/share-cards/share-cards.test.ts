import { createWorkQueue } from '@rooftop/lake/assets/work-queue';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Visit } from '../visit.ts';
import { testDealership } from '../../../tests/support/website.ts';
import { pictureBox } from '../../site/head/compositions.ts';
import { createShareCards, type ShareCardsOptions } from './create-share-cards.ts';
import { fitLines } from './fit-lines.ts';
import type { ShareCard } from './share-card.ts';
import type { Typeface } from './typeface.ts';

/** Every character is one em wide. */
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
])('sets %j at %d', (text, size, lines) => {
  const set = fitLines(text, room, face);
  expect(set.size).toBe(size);
  expect(set.lines).toEqual(lines);
});

const { theme, name } = testDealership();
const card: ShareCard = {
  theme,
  name,
  headline: 'Every car & <b> one ñ price',
  detail: '$19,995',
  logo: null,
  picture: '/p.png',
};

const visit: Visit = {
  requestId: '1',
  dealership: testDealership(),
  origin: 'http://alpha.example',
  ipAddress: null,
  route: '',
};

function drawing(options: Partial<ShareCardsOptions>, asked = visit) {
  const cards = createShareCards({
    pictureUrl: (address) => new URL(address, 'http://127.0.0.1:1'),
    readCarPicture: () => null,
    decode: async (bytes) => bytes,
    onFailure: () => {},
    ...options,
  });
  return (of: ShareCard) => cards(asked).draw(of);
}

test('draws a card in every theme, also if its picture is unavailable', { timeout: 60_000 }, async () => {
  const troubles: unknown[] = [];
  const draw = drawing({ onFailure: (cause) => troubles.push(cause) });
  const houses = [
    { header: 'light', displayFace: 'archivo' },
    { header: 'brand', displayFace: 'fraunces' },
    { header: 'dark', displayFace: 'manrope' },
  ] as const;
  for (const themeLayout of houses) {
    const png = await draw({ ...card, theme: { ...theme, ...themeLayout } });
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    const { entropy } = await sharp(png).stats();
    expect(entropy).toBeGreaterThan(0.2);
  }
  expect(troubles).toHaveLength(3);
});

test('draws a card once for concurrent requests', async () => {
  const draw = drawing({});
  const plain = { ...card, picture: null };
  const [one, two] = await Promise.all([draw(plain), draw({ ...plain })]);
  expect(one).toBe(two);
  expect(await draw(plain)).toBe(one);
});

test('reads a car’s picture with readCarPicture, for the dealership that shows it', async () => {
  const read: string[] = [];
  const red = await sharp({ create: { width: 160, height: 100, channels: 3, background: '#d00' } })
    .webp()
    .toBuffer();
  const draw = drawing({
    readCarPicture: async (address, { dealership }) => {
      read.push(`${dealership.id} ${address}`);
      return new Uint8Array(red);
    },
  });
  const png = await draw({ ...card, picture: '/photos/1FTFW1E50MFA00001/x?w=960' });
  expect(read).toEqual([`${visit.dealership.id} /photos/1FTFW1E50MFA00001/x?w=960`]);
  const { dominant } = await sharp(png).extract({ left: 900, top: 250, width: 100, height: 100 }).stats();
  expect(dominant.r).toBeGreaterThan(180);
});

test('rejects cards beyond the queue limit and draws the others', async () => {
  const draw = drawing({ queue: createWorkQueue({ width: 1, waiting: 1 }) });
  const asked = ['one', 'two', 'three'].map((headline) => draw({ ...card, headline, picture: null }));
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(answers[2]).toMatchObject({ reason: { name: 'QueueFullError' } });
});

test.each([
  ['a car', 1.6, 0.87],
  ['a photo', 1.4, 1],
  ['a square', 1, 1],
  ['a portrait', 0.8, 0.8],
])('shows %s nearly uncropped in every theme', (_what, ratio, share) => {
  for (const header of ['light', 'brand', 'dark'] as const) {
    const { x, y, width, height } = pictureBox(header, ratio);
    const shape = width / height;
    expect(Math.min(shape / ratio, ratio / shape)).toBeGreaterThanOrEqual(share - 0.01);
    expect([x >= 0, y >= 0, x + width <= 1200, y + height <= 630]).toEqual([true, true, true, true]);
  }
});
