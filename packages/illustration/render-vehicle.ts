import sharp from 'sharp';
import { type VehiclePicture, drawVehicle } from './draw-vehicle.ts';
import { CANVAS } from './svg/sheet.ts';

/** Dots an inch at which a renderer draws one dot for each pixel of an SVG. */
const PLAIN_DENSITY = 72;

/**
 * A vehicle's picture as WebP.
 * @param width pixels; the height follows at 16:10
 */
export async function renderVehicle({
  width,
  ...picture
}: VehiclePicture & { readonly width: number }): Promise<Buffer> {
  // Drawn at its final size, so that edges are as sharp large as they are small.
  const density = (PLAIN_DENSITY * width) / CANVAS.width;
  return await sharp(Buffer.from(drawVehicle(picture)), { density })
    .resize({ width })
    .webp({ quality: 88 })
    .toBuffer();
}
