import { readdir, readFile } from 'node:fs/promises';
import { DRAWINGS, drawingFile, STUDIO_FILE } from '@rooftop/illustration/drawing';
import { fillDrawing, fillTokens } from '@rooftop/illustration/fill-drawing';
import { PAINTS } from '@rooftop/illustration/paint';
import { VEHICLE_CLASSES, type VehicleClass } from '@rooftop/illustration/vehicle-classes';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SHAPES } from './classes/shapes.ts';
import { drawRoom, drawVehicle } from './draw-vehicle.ts';
import { CANVAS } from './svg/sheet.ts';
import { GROUND } from './geometry.ts';

const folder = new URL('../../packages/illustration/drawings/', import.meta.url);
const committed = (file: string) => readFile(new URL(file, folder), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match]) => match);

test('the committed drawings are complete, and there are no others', async () => {
  expect(new Set(await readdir(folder))).toEqual(new Set([STUDIO_FILE, ...VEHICLE_CLASSES.map(drawingFile)]));
});

test('running the tool again reproduces the files byte by byte', async () => {
  expect(`${drawRoom()}\n`).toBe(await committed(STUDIO_FILE));
  for (const vehicleClass of VEHICLE_CLASSES)
    expect(`${drawVehicle(vehicleClass)}\n`, vehicleClass).toBe(await committed(drawingFile(vehicleClass)));
});

test.each(DRAWINGS)('$vehicleClass, $scene is a small, valid document', async (drawing) => {
  const svg = await fillDrawing({ ...drawing, paint: 'navy' });
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\{\{|<text/);
  expect(Buffer.byteLength(svg)).toBeLessThan(30_000);
  // The rasterizer's parser refuses a document that is not well-formed.
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1600, height: 1000 });
  const ids = matches(svg, / id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  const references = matches(svg, /(?:href="#|url\(#)([^")]+)/g);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every color gives another picture', async () => {
  const file = await committed(drawingFile('mid-sedan'));
  const colors = [...Object.values(PAINTS).map(({ base }) => base), '#123456'] as const;
  expect(new Set(colors.map((color) => fillTokens(file, color))).size).toBe(colors.length);
});

/** Where a vehicle's own pixels are: the rows and columns that are opaque. */
async function extentOf(vehicleClass: VehicleClass) {
  const svg = await fillDrawing({ vehicleClass, paint: 'white', scene: 'cutout' });
  const { data, info } = await sharp(Buffer.from(svg), { density: 18 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const opaque = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
    (at) => (data[at * 4 + 3] ?? 0) > 250,
  );
  const [xs, ys] = [opaque.map((at) => at % info.width), opaque.map((at) => Math.floor(at / info.width))];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    ...info,
  };
}

test.each(VEHICLE_CLASSES)('%s stands on the common ground, within the picture', async (vehicleClass) => {
  const { left, right, top, bottom, width, height } = await extentOf(vehicleClass);
  expect(left).toBeGreaterThan(2);
  expect(right).toBeLessThan(width - 3);
  expect(top).toBeGreaterThan(10);
  expect(Math.abs(bottom / height - GROUND / CANVAS.height)).toBeLessThan(0.012);
});

test('no class has the proportions of another', () => {
  const sizes = Object.values(SHAPES).map(({ wheelbase, outline, tire, sill, glass }) => {
    const [xs, zs] = [outline.map(([x]) => x), outline.map(([, z]) => z)];
    return [wheelbase, Math.max(...xs) - Math.min(...xs), Math.max(...zs), tire, sill, glass.end.x].join(' ');
  });
  expect(new Set(sizes).size).toBe(VEHICLE_CLASSES.length);
});
