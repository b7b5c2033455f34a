import { readFile } from 'node:fs/promises';
import { type Drawing, drawingFile, STUDIO_FILE } from './drawing.ts';
import { type Color, colorAt, paintFrom } from './paint.ts';

/** A drawing in a color. */
export interface PaintedDrawing extends Drawing {
  readonly paint: Color;
}

const readDrawing = (file: string): Promise<string> =>
  readFile(new URL(`drawings/${file}`, import.meta.url), 'utf8');

/** Reads a drawing, paints it and puts it in its scene. Returns an SVG document of 1600 × 1000 pixels. */
export async function fillDrawing({ paint, vehicleClass, scene }: PaintedDrawing): Promise<string> {
  const vehicle = fillTokens(await readDrawing(drawingFile(vehicleClass)), paint);
  return scene === 'cutout' ? vehicle : inFrontOf(await readDrawing(STUDIO_FILE), vehicle);
}

/** One document of two of the same size. Their ids differ, because the tool gives the room's a prefix. */
const inFrontOf = (room: string, vehicle: string): string =>
  room.replace(/<\/svg>\s*$/, () => `${vehicle}</svg>`);

/** Replaces the tokens of a drawing. Numbers are brightness in thousandths (tools/illustration/tone.ts). */
export function fillTokens(svg: string, color: Color): string {
  const paint = paintFrom(color);
  return svg.replaceAll(/\{\{(\d+)\}\}/g, (_, token: string) => colorAt(paint, Number(token) / 1000));
}
