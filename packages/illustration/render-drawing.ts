import sharp, { type Sharp } from 'sharp';
import { fillDrawing, type PaintedDrawing } from './fill-drawing.ts';

/** Dots per inch at which a renderer draws one dot for each pixel of an SVG. */
const PLAIN_DENSITY = 72;
/** Width of a drawing's document in pixels. */
const DRAWN_WIDTH = 1600;

/**
 * Rasterizes a drawing, in sharp's own threads.
 * @param width in pixels; the height follows at 16:10
 * @returns an image to encode
 */
export async function renderDrawing(drawing: PaintedDrawing, width: number): Promise<Sharp> {
  // Rendered at the final size, so that edges are sharp at any size.
  const density = (PLAIN_DENSITY * width) / DRAWN_WIDTH;
  return sharp(Buffer.from(await fillDrawing(drawing)), { density }).resize({ width });
}
