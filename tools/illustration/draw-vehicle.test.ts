import { readdir, readFile } from 'node:fs/promises';
import { type Drawing, DRAWINGS, drawingFile } from '@rooftop/illustration/drawing';
import { fillTokens } from '@rooftop/illustration/fill-drawing';
import { PAINTS } from '@rooftop/illustration/paint';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawVehicle } from './draw-vehicle.ts';

const folder = new URL('../../packages/illustration/drawings/', import.meta.url);
const committed = (drawing: Drawing) => readFile(new URL(drawingFile(drawing), folder), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match]) => match);

test('the committed drawings are complete, and there are no others', async () => {
  expect(new Set(await readdir(folder))).toEqual(new Set(DRAWINGS.map(drawingFile)));
});

test('running the tool again reproduces a file byte by byte', async () => {
  const drawing = { style: 'convertibles', view: 'rear-quarter', scene: 'studio' } as const;
  expect(`${drawVehicle(drawing)}\n`).toBe(await committed(drawing));
});

test.each(DRAWINGS)('$style, $view, $scene is a small, valid document', async (drawing) => {
  const svg = fillTokens(await committed(drawing), 'navy');
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\{\{/);
  expect(Buffer.byteLength(svg)).toBeLessThan(45_000);
  // The rasterizer's parser refuses a document that is not well-formed.
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 1600, height: 1000 });
  const ids = matches(svg, / id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
  const references = matches(svg, /(?:href="#|url\(#)([^")]+)/g);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every color gives another picture', async () => {
  const file = await committed({ style: 'sedans', view: 'side', scene: 'studio' });
  const colors = [...Object.values(PAINTS).map(({ base }) => base), '#123456'] as const;
  expect(new Set(colors.map((color) => fillTokens(file, color))).size).toBe(colors.length);
});
