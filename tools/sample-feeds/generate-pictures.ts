/** Regenerates the picture files of the shipped feeds, drawn on a car lot: node tools/sample-feeds/generate-pictures.ts */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fillDrawing } from '@rooftop/illustration/fill-drawing';
import { paintOf } from '@rooftop/illustration/paint-of';
import sharp from 'sharp';
import { SHAPES } from '../illustration/classes/shapes.ts';
import { GROUND, PIXELS_PER_METER } from '../illustration/geometry.ts';
import { CANVAS } from '../illustration/svg/sheet.ts';
import { drawLotScene, PICTURE } from './lot-scene.ts';
import { createLot, LOTS } from './lots.ts';
import { type LotPicture, type LotView, picturesOf } from './pictured.ts';

const PLAIN_DENSITY = 72;

/** How close the camera is, where a car's shown part is in the picture, and where the ground is, in pixels. */
const CAMERAS: Readonly<Record<LotView, { zoom: number; at: number; ground: number }>> = {
  whole: { zoom: 1, at: 0.5, ground: 590 },
  front: { zoom: 1.75, at: 0.16, ground: 640 },
  rear: { zoom: 1.75, at: 0.84, ground: 640 },
  wheel: { zoom: 3.4, at: 0.5, ground: 690 },
};

/** x of the part of a drawing that a view shows, in pixels of the drawing. */
function partOf({ vehicleClass, view }: LotPicture): number {
  const xs = SHAPES[vehicleClass].outline.map(([x]) => x);
  const [front, rear] = [Math.min(...xs), Math.max(...xs)];
  const meters = { whole: (front + rear) / 2, front: front + 0.1, rear: rear - 0.1, wheel: 0.2 }[view];
  return CANVAS.width / 2 + (meters - (front + rear) / 2) * PIXELS_PER_METER;
}

/** @param at index of the picture for this car, starting at 0 */
async function drawPicture(picture: LotPicture, seed: number, at: number): Promise<Buffer> {
  const { width, height } = PICTURE;
  const { vehicleClass, color, view } = picture;
  const camera = CAMERAS[view];
  const scale = (width * camera.zoom) / CANVAS.width;
  const svg = await fillDrawing({ vehicleClass, paint: paintOf(color), scene: 'cutout' });
  const car = sharp(Buffer.from(svg), { density: PLAIN_DENSITY * scale });
  const drawn = await car.metadata();
  // Where the drawing's corner is in the picture. Negative: the camera is so close that a part is outside.
  const left = Math.round(camera.at * width - partOf(picture) * scale);
  const top = Math.round(camera.ground - GROUND * scale);
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const place = { left: Math.max(0, left), top: Math.max(0, top) };
  const shown = {
    width: Math.min(drawn.width - cut.left, width - place.left),
    height: Math.min(drawn.height - cut.top, height - place.top),
  };
  const input = await car
    .extract({ ...cut, ...shown })
    .png()
    .toBuffer();
  const scene = await sharp(Buffer.from(drawLotScene(seed, at * 130)))
    .blur(view === 'whole' ? 2.2 : 5)
    .png()
    .toBuffer();
  return await sharp(scene)
    .composite([{ input, ...place }])
    .modulate({ brightness: 0.97 + (seed % 4) * 0.02, saturation: 0.92 })
    .jpeg({ quality: 64, mozjpeg: true })
    .toBuffer();
}

for (const [slug, plan] of Object.entries(LOTS)) {
  const folder = new URL(`../../tenants/${slug}/photos/`, import.meta.url);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const car of createLot(plan).cars) {
    const seed = Number(car.stock.replaceAll(/\D/g, ''));
    for (const [at, picture] of picturesOf(car).entries())
      await writeFile(new URL(picture.name, folder), await drawPicture(picture, seed, at));
  }
}
