import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Theme } from '@rooftop/content/documents/dealership';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

/** Converts text to outlines, so that a drawing looks the same regardless of installed fonts. */
export interface Typeface {
  /** Width of a text, in ems. */
  widthOf(text: string): number;
  /** SVG path data of a text that begins at x on a baseline at y. The size is in drawing units. */
  outline(text: string, at: { readonly x: number; readonly y: number; readonly size: number }): string;
}

interface Cut {
  readonly file: string;
  readonly axes: Readonly<Record<string, number>>;
  /** Letter spacing in ems. */
  readonly tracking: number;
}

/** Headline fonts as used on pages: the same files, weights and widths as in theme.ts. */
const CUTS = {
  archivo: {
    file: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    axes: { wght: 720, wdth: 118 },
    tracking: -0.022,
  },
  fraunces: {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2',
    axes: { wght: 650, SOFT: 60 },
    tracking: -0.012,
  },
  manrope: {
    file: '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2',
    axes: { wght: 800 },
    tracking: -0.04,
  },
} as const satisfies Record<Theme['displayFace'], Cut>;

/** Loads a headline font. */
export async function openTypeface(face: Theme['displayFace']): Promise<Typeface> {
  const { file, axes, tracking } = CUTS[face];
  const path = createRequire(import.meta.url).resolve(file);
  const opened = create(Buffer.from(await decompress(await readFile(path))));
  if (!('getVariation' in opened)) throw new Error(`${file} holds more than one font.`);
  return typefaceOf(opened.getVariation(axes), tracking);
}

function typefaceOf(font: Font, tracking: number): Typeface {
  const em = font.unitsPerEm;
  return {
    widthOf(text) {
      const { glyphs, advanceWidth } = font.layout(text);
      return advanceWidth / em + glyphs.length * tracking;
    },
    outline(text, { x, y, size }) {
      const scale = size / em;
      const { glyphs, positions } = font.layout(text);
      let pen = x;
      return glyphs
        .map((glyph, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const d = glyph.path
            .scale(scale, -scale)
            .translate(pen + xOffset * scale, y - yOffset * scale)
            .toSVG();
          pen += xAdvance * scale + tracking * size;
          return d;
        })
        .join('');
    },
  };
}
