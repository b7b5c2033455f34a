import { readFile } from 'node:fs/promises';
import { type Drawing, drawingFile } from './drawing.ts';
import { type Color, colorAt, paintFrom } from './paint.ts';

/** A drawing in a color. */
export interface PaintedDrawing extends Drawing {
  readonly paint: Color;
}

/** Reads a drawing and paints it. Returns an SVG document of 1600 × 1000 pixels. */
export async function fillDrawing({ paint, ...drawing }: PaintedDrawing): Promise<string> {
  const file = await readFile(new URL(`drawings/${drawingFile(drawing)}`, import.meta.url), 'utf8');
  return fillTokens(file, paint);
}

/** Replaces the tokens of a drawing. Numbers are brightness in thousandths (tools/illustration/tone.ts). */
export function fillTokens(svg: string, color: Color): string {
  const paint = paintFrom(color);
  return svg.replaceAll(/\{\{(\w+)\}\}/g, (_, token: string) =>
    token === 'flake' ? String(paint.flake) : colorAt(paint, Number(token) / 1000),
  );
}
