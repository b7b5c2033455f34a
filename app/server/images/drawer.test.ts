import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createDrawer } from './drawer.ts';

const request = { bodyStyle: 'suvs', paint: 'red', view: 'side', width: 400 } as const;

it('draws one vehicle after another in one process', async () => {
  const drawer = createDrawer();
  const [one, two] = await Promise.all([drawer.draw(request), drawer.draw({ ...request, width: 640 })]);
  drawer.close();
  const sizes = await Promise.all([one, two].map((bytes) => sharp(bytes).metadata()));
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 400, 250],
    ['webp', 640, 400],
  ]);
});
