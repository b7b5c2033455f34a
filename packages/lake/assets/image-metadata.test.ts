import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { quadrants } from '../../../tests/support/lake/assets.ts';
import { sniffImageFormat } from './image-format.ts';
import { describeImage } from './image-metadata.ts';

const ALL = ['lqip', 'palette'] as const;

describe('sniffImageFormat', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('recognizes %s by its bytes', async (format) => {
    const bytes = await quadrants(20, 20).toFormat(format).toBuffer();
    expect(sniffImageFormat(bytes)).toBe(format === 'jpeg' ? 'jpg' : format);
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    ['\uFEFF<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg>', 'svg'],
    ['<html><svg></svg></html>', null],
    ['<script>/*<svg */</script>', null],
    ['GIF', null],
    ['%PDF-1.7', null],
    ['', null],
  ])('recognizes %j as %s', (content, format) => {
    expect(sniffImageFormat(Buffer.from(content))).toBe(format);
  });

  it('does not hang on a malicious prologue', () => {
    expect(sniffImageFormat(Buffer.from(`${' \t'.repeat(1000)}${'<!--'.repeat(500)}`))).toBeNull();
    expect(sniffImageFormat(Buffer.from(`<!DOCTYPE ${'[<!'.repeat(1300)}`))).toBeNull();
  });
});

describe('describeImage', () => {
  it('describes an opaque photo', async () => {
    const bytes = await quadrants(400, 200).jpeg().toBuffer();
    const { width, height, metadata } = await describeImage(bytes, ALL);
    expect([width, height]).toEqual([400, 200]);
    expect(metadata).toMatchObject({
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width: 400, height: 200, aspectRatio: 2 },
      hasAlpha: false,
      isOpaque: true,
      lqip: expect.stringMatching(/^data:image\/jpeg;base64,[\w+/=]{100,1500}$/),
      palette: {
        _type: 'sanity.imagePalette',
        dominant: {
          _type: 'sanity.imagePaletteSwatch',
          background: expect.stringMatching(/^#[\da-f]{6}$/),
          foreground: expect.stringMatching(/^#(?:fff|000)$/),
          population: expect.closeTo(25, -1),
        },
        lightMuted: { background: expect.stringMatching(/^#[ef].[ef].[ef].$/), foreground: '#000' },
      },
    });
  });

  it.each([
    ['#ff000080', true, false],
    ['#ff0000ff', true, true],
  ])('detects transparency of %s', async (background, hasAlpha, isOpaque) => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 4, background } })
      .png()
      .toBuffer();
    expect((await describeImage(bytes, [])).metadata).toMatchObject({ hasAlpha, isOpaque });
  });

  it('returns the displayed size, and omits where a photo was taken', async () => {
    const place = { IFD3: { GPSLatitude: '40/1 26/1 46/1', GPSLatitudeRef: 'N' } };
    const bytes = await quadrants(40, 20).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, metadata } = await describeImage(bytes, ALL);
    expect([width, height]).toEqual([20, 40]);
    expect(Object.keys(metadata).sort()).toEqual(
      ['_type', 'dimensions', 'hasAlpha', 'isOpaque', 'lqip', 'palette'].sort(),
    );
    const lqip = z.string().parse(metadata['lqip']);
    const preview = Buffer.from(lqip.split(',')[1] ?? '', 'base64');
    expect((await sharp(preview).metadata()).exif).toBeUndefined();
  });

  it('refuses a truncated image', async () => {
    const bytes = await quadrants(400, 200).jpeg().toBuffer();
    await expect(describeImage(bytes.subarray(0, bytes.length / 2), [])).rejects.toThrow();
  });
});
