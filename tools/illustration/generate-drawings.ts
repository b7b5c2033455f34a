/** Draws the files in packages/illustration/drawings: node tools/illustration/generate-drawings.ts */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { drawingFile, STUDIO_FILE } from '@rooftop/illustration/drawing';
import { VEHICLE_CLASSES } from '@rooftop/illustration/vehicle-classes';
import { drawRoom, drawVehicle } from './draw-vehicle.ts';

const folder = new URL('../../packages/illustration/drawings/', import.meta.url);
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
await writeFile(new URL(STUDIO_FILE, folder), `${drawRoom()}\n`);
for (const vehicleClass of VEHICLE_CLASSES)
  await writeFile(new URL(drawingFile(vehicleClass), folder), `${drawVehicle(vehicleClass)}\n`);
