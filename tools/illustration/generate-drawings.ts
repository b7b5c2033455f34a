/** Draws the files in packages/illustration/drawings: node tools/illustration/generate-drawings.ts */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { DRAWINGS, drawingFile } from '@rooftop/illustration/drawing';
import { drawVehicle } from './draw-vehicle.ts';

const folder = new URL('../../packages/illustration/drawings/', import.meta.url);
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const drawing of DRAWINGS)
  await writeFile(new URL(drawingFile(drawing), folder), `${drawVehicle(drawing)}\n`);
