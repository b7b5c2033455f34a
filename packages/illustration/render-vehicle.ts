import sharp from 'sharp';
import { type VehiclePicture, drawVehicle } from './draw-vehicle.ts';
import { CANVAS } from './svg/sheet.ts';

/** Dots per inch at which a renderer draws one dot for each pixel of an SVG. */
const PLAIN_DENSITY = 72;

/**
 * Renders a vehicle's picture as WebP.
 * @param width in pixels; the height follows at 16:10
 */
export async function renderVehicle({
  width,
  ...picture
}: VehiclePicture & { readonly width: number }): Promise<Buffer> {
  // Rendered at the final size, so that edges are sharp at any size.
  const density = (PLAIN_DENSITY * width) / CANVAS.width;
  return await sharp(Buffer.from(drawVehicle(picture)), { density })
    .resize({ width })
    .webp({ quality: 88 })
    .toBuffer();
}
