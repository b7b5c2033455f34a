import { expect, test } from 'vitest';
import { renderDrawing } from './render-drawing.ts';

test.each([400, 1600])('renders an image %i pixels wide', async (width) => {
  const drawing = { vehicleClass: 'mid-sedan', paint: 'red', scene: 'studio' } as const;
  const { info } = await (await renderDrawing(drawing, width)).webp().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ format: 'webp', width, height: width * 0.625 });
});

test.each(['blue', '#1f4db0'] as const)('paints the body %s on a transparent background', async (paint) => {
  const drawing = { vehicleClass: 'high-roof-van', paint, scene: 'cutout' } as const;
  const image = (await renderDrawing(drawing, 400)).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  const [red = 0, , blue = 0] = pixel(240, 90);
  expect(blue).toBeGreaterThan(red + 60);
  expect(pixel(3, 3)[3]).toBe(0);
});
