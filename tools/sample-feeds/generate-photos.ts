/** Regenerates the photo files of the shipped feeds, drawn on a car lot: node tools/sample-feeds/generate-photos.ts */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fillTokens } from '@rooftop/illustration/fill-drawing';
import { paintOf } from '@rooftop/illustration/paint-of';
import sharp from 'sharp';
import { createLot, LOTS } from './lots.ts';
import { type LotPhoto, photosOf } from './photographed.ts';
import { drawVehicle } from '../illustration/draw-vehicle.ts';
import { drawLotScene, PHOTO } from './lot-scene.ts';

const PLAIN_DENSITY = 72;
const DRAWN_WIDTH = 1600;
/** Pixels between the top of the photo and the top of the drawing, chosen so that the wheels touch the asphalt. */
const CAR_TOP = 92;

/** @param at index of the photo for this car, starting at 0 */
async function takePhoto({ bodyStyle, color, view }: LotPhoto, seed: number, at: number): Promise<Buffer> {
  const { width, height } = PHOTO;
  const isInside = view === 'interior';
  const drawing = fillTokens(drawVehicle({ style: bodyStyle, view, scene: 'cutout' }), paintOf(color));
  const drawnWidth = isInside ? Math.ceil((height * 16) / 10) : width + (seed % 5) * 8;
  const car = await sharp(Buffer.from(drawing), { density: (PLAIN_DENSITY * drawnWidth) / DRAWN_WIDTH })
    .resize({ width: drawnWidth })
    .extract({
      left: Math.floor((drawnWidth - width) / 2),
      top: 0,
      width,
      height: isInside ? height : Math.floor((drawnWidth * 10) / 16),
    })
    .png()
    .toBuffer();
  const scene = await sharp(Buffer.from(drawLotScene(seed, at * 130)))
    .blur(2.2)
    .png()
    .toBuffer();
  return await sharp(scene)
    .composite([{ input: car, left: 0, top: isInside ? 0 : CAR_TOP }])
    .modulate({ brightness: 0.97 + (seed % 4) * 0.02, saturation: 0.92 })
    .jpeg({ quality: isInside ? 52 : 64, mozjpeg: true })
    .toBuffer();
}

for (const [slug, plan] of Object.entries(LOTS)) {
  const folder = new URL(`../../tenants/${slug}/photos/`, import.meta.url);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const car of createLot(plan).cars) {
    const seed = Number(car.stock.replaceAll(/\D/g, ''));
    for (const [at, photo] of photosOf(car).entries())
      await writeFile(new URL(photo.name, folder), await takePhoto(photo, seed, at));
  }
}
