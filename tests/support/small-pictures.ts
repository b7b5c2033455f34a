import sharp from 'sharp';
import { type RenderPicture, renderPicture } from '../../scripts/seed/draw-picture.ts';

/** Renders pictures of a few pixels for tests, because drawing takes most of a seed's time. */
export const renderSmall: RenderPicture = async (drawing) =>
  drawing.width === null
    ? renderPicture(drawing)
    : { bytes: await sharp(drawing.original).resize({ width: 32 }).webp().toBuffer(), format: 'webp' };
