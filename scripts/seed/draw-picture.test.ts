import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PictureSource } from './picture.ts';
import { drawPicture, fingerprintOf, renderPicture } from './draw-picture.ts';

const vehicle = { bodyStyle: 'suvs', paint: 'navy' } as const;
const monogram = { initials: 'JL', ground: '#1f4d36', ink: '#f6ecd2' };

test.each<[string, PictureSource, string, object]>([
  ['a scene', { file: 'promo-2.svg' }, 'summit-promo-2', { format: 'webp', width: 1200, height: 900 }],
  ['a logo', { vector: 'logo.svg' }, 'summit-logo', { format: 'svg' }],
  ['a vehicle', { vehicle }, 'suvs-navy', { format: 'webp', width: 800, height: 500, hasAlpha: true }],
  ['a monogram', { monogram }, 'monogram-jl-1f4d36-f6ecd2', { format: 'webp', width: 600, height: 600 }],
])('draws %s', { timeout: 20_000 }, async (_what, source, name, metadata) => {
  const drawing = await drawPicture('summit', source);
  expect(drawing.name).toBe(name);
  const { bytes, format } = await renderPicture(drawing);
  expect(await sharp(bytes).metadata()).toMatchObject({ ...metadata, format });
});

test('names a missing file in its error', async () => {
  await expect(drawPicture('summit', { file: 'none.svg' })).rejects.toThrow('none.svg');
});

describe('fingerprintOf', () => {
  const fingerprint = async (slug: string, source: PictureSource) =>
    fingerprintOf(await drawPicture(slug, source));

  test('depends on the picture only, not on the dealership that shows it', async () => {
    expect(await fingerprint('summit', { vehicle })).toBe(await fingerprint('lakeshore', { vehicle }));
    expect(await fingerprint('summit', { vector: 'logo.svg' })).not.toBe(
      await fingerprint('lakeshore', { vector: 'logo.svg' }),
    );
  });

  test('depends on how the picture is uploaded', async () => {
    expect(await fingerprint('summit', { vector: 'logo.svg' })).not.toBe(
      await fingerprint('summit', { file: 'logo.svg' }),
    );
  });
});
