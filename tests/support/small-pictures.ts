import sharp from 'sharp';
import { type Render, renderDrawing } from '../../scripts/seed/draw-picture.ts';

/** Renders pictures of a few pixels for tests, because drawing takes most of a seed's time. */
export const renderSmall: Render = async (drawing) =>
  drawing.width === null
    ? renderDrawing(drawing)
    : { bytes: await sharp(drawing.original).resize({ width: 32 }).webp().toBuffer(), format: 'webp' };
