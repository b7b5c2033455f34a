import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { PhotoError } from './fetch-photo.ts';
import { fitPhoto } from './fit-photo.ts';

/** Shape for cards and galleries. */
const CUT = { width: 640, format: 'webp', isWhole: false } as const;

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#a01020' } });

async function measure(bytes: Buffer): Promise<string> {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}×${height}`;
}

describe('crops a photo to 16:10', () => {
  test.each([
    { story: 'from a camera', width: 1600, height: 1200, asked: 640, becomes: 'webp 640×400' },
    {
      story: 'wider than the largest size',
      width: 2400,
      height: 1600,
      asked: 1600,
      becomes: 'webp 1600×1000',
    },
    { story: 'smaller than requested', width: 640, height: 480, asked: 1600, becomes: 'webp 640×400' },
    { story: 'upright', width: 900, height: 1600, asked: 400, becomes: 'webp 400×250' },
    { story: 'a panorama', width: 3000, height: 600, asked: 960, becomes: 'webp 960×600' },
    { story: 'of one pixel', width: 1, height: 1, asked: 400, becomes: 'webp 16×10' },
  ] as const)('$story', async ({ width, height, asked: requested, becomes }) => {
    const bytes = await plain(width, height).jpeg().toBuffer();
    expect(await measure(await fitPhoto(bytes, { ...CUT, width: requested }))).toBe(becomes);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('from %s to AVIF', async (format) => {
    const bytes = await plain(800, 600).toFormat(format).toBuffer();
    expect(await measure(await fitPhoto(bytes, { ...CUT, width: 400, format: 'avif' }))).toBe('heif 400×250');
  });

  it('keeps the whole photo if cropping would lose too much', async () => {
    const bytes = await plain(500, 1000).png().toBuffer();
    const { data, info } = await sharp(await fitPhoto(bytes, { ...CUT, width: 400 }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const red = (x: number): number => data[(125 * info.width + x) * info.channels] ?? 0;
    expect([red(5), red(200), red(395)].map((value) => value > 200)).toEqual([true, false, true]);
  });

  it.each([
    [1600, 1200, '640×480'],
    [900, 1600, '360×640'],
    [320, 240, '320×240'],
  ])('crops %d × %d, and keeps it whole as %s for the full screen', async (width, height, becomes) => {
    const bytes = await plain(width, height).jpeg().toBuffer();
    expect(await measure(await fitPhoto(bytes, { ...CUT, isWhole: true }))).toBe(`webp ${becomes}`);
  });

  it('rotates it upright and removes its location', async () => {
    const taken = { IFD0: { Copyright: 'canary' }, IFD3: { GPSLatitude: '42/1 7/1 0/1' } };
    const bytes = await plain(1200, 1600).withExif(taken).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const fitted = await fitPhoto(bytes, CUT);
    const { exif, orientation } = await sharp(fitted).metadata();
    expect([exif, orientation, fitted.includes('canary')]).toEqual([undefined, undefined, false]);
  });
});

/** A PNG that claims to be larger than it is. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const bytes = await plain(1, 1).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>';

test.each<{ story: string; bytes: () => Buffer | Promise<Buffer>; says: RegExp }>([
  { story: 'nothing', bytes: () => Buffer.alloc(0), says: /not a photo/ },
  { story: 'a page', bytes: () => Buffer.from('<!doctype html><title>404</title>'), says: /not a photo/ },
  { story: 'an SVG', bytes: () => Buffer.from(svg), says: /not a photo/ },
  {
    story: 'an SVG after a byte order mark',
    bytes: () => Buffer.from(`\uFEFF\n${svg}`),
    says: /not a photo/,
  },
  { story: 'an animation', bytes: () => plain(9, 9).gif().toBuffer(), says: /not a photo/ },
  { story: 'a PDF', bytes: () => Buffer.from('%PDF-1.7\n'), says: /not a photo/ },
  { story: 'the first bytes of a photo', bytes: () => Buffer.from([0xff, 0xd8, 0xff]), says: /decoded/ },
  {
    story: 'half a photo',
    bytes: async () => (await plain(800, 600).jpeg().toBuffer()).subarray(0, 900),
    says: /decoded/,
  },
  { story: 'an SVG after a PNG header', bytes: async () => pretending(svg), says: /decoded/ },
  { story: 'a decompression bomb of a billion pixels', bytes: () => bomb(32_000, 32_000), says: /decoded/ },
  { story: 'a decompression bomb of one long row', bytes: () => bomb(2 ** 30, 1), says: /decoded/ },
])('rejects $story', async ({ bytes, says }) => {
  const fitting = fitPhoto(await bytes(), CUT);
  await expect(fitting).rejects.toThrow(says);
  await expect(fitting).rejects.toBeInstanceOf(PhotoError);
});

const pretending = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(text)]);
