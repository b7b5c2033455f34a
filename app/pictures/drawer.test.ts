import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDrawer, type DrawerOptions } from './drawer.ts';

const request = { bodyStyle: 'suvs', paint: 'red', view: 'side', width: 400 } as const;
let folder: string;
let close = () => {};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rooftop-drawer-'));
});
afterEach(async () => {
  close();
  await rm(folder, { recursive: true });
});

/** A drawer whose process runs this program. */
async function drawerOf(program: string, options: DrawerOptions = {}) {
  const file = join(folder, 'draw.mjs');
  await writeFile(file, program);
  const drawer = createDrawer({ program: pathToFileURL(file), ...options });
  close = () => drawer.close();
  return drawer;
}

it('draws, one after the other, in one process', async () => {
  const drawer = createDrawer();
  close = () => drawer.close();
  const [one, two] = await Promise.all([drawer.draw(request), drawer.draw({ ...request, width: 640 })]);
  const sizes = await Promise.all([one, two].map((bytes) => sharp(bytes).metadata()));
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 400, 250],
    ['webp', 640, 400],
  ]);
});

it('starts again after its process has died or has nothing to say', async () => {
  const drawer = await drawerOf(
    `process.on('message', ({ width }) => {
       if (width === 400) process.exit(1);
       if (width === 640) process.send({ bytes: Buffer.from(String(process.pid)) });
     });`,
    { patienceMs: 2000 },
  );
  await expect(drawer.draw(request)).rejects.toThrow('The drawing process ended.');
  const first = String(await drawer.draw({ ...request, width: 640 }));
  expect(String(await drawer.draw({ ...request, width: 640 }))).toBe(first);
  await expect(drawer.draw({ ...request, width: 960 })).rejects.toThrow(/aborted/);
  expect(String(await drawer.draw({ ...request, width: 640 }))).not.toBe(first);
});

it('rests while there is nothing to draw, and says what went wrong', async () => {
  const program = `process.on('message', ({ width }) => process.send(
    width === 400 ? { problem: 'no ink' } : { bytes: Buffer.from(String(process.pid)) }));`;
  const drawer = await drawerOf(program, { idleMs: 50 });
  await expect(drawer.draw(request)).rejects.toThrow('no ink');
  const first = String(await drawer.draw({ ...request, width: 640 }));
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  expect(String(await drawer.draw({ ...request, width: 640 }))).not.toBe(first);
});

it('refuses when too many wait', async () => {
  const drawer = await drawerOf(`process.on('message', () => process.send({ bytes: Buffer.alloc(1) }));`, {
    waiting: 2,
  });
  const drawn = await Promise.allSettled([1, 2, 3, 4, 5].map(() => drawer.draw(request)));
  expect(drawn.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
});
