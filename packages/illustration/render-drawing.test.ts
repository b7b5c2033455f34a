import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PAINTS } from './paint.ts';
import { renderVehicle } from './render-vehicle.ts';

test.each([400, 1600])('renders WebP %i pixels wide', async (width) => {
  const bytes = await renderVehicle({ bodyStyle: 'sedans', paint: PAINTS.red, view: 'front-quarter', width });
  const picture = sharp(bytes);
  const { format, height, width: drawn } = await picture.metadata();
  expect({ format, drawn, height }).toEqual({ format: 'webp', drawn: width, height: width * 0.625 });
});

test('renders the body in the color of its paint, and a transparent background', async () => {
  const bytes = await renderVehicle({
    bodyStyle: 'commercial',
    paint: PAINTS.blue,
    view: 'side',
    width: 400,
    ground: 'none',
  });
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  const [red = 0, , blue = 0] = pixel(240, 90);
  expect(blue).toBeGreaterThan(red + 60);
  expect(pixel(3, 3)[3]).toBe(0);
});
