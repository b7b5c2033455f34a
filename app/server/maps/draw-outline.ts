import { readdir, readFile } from 'node:fs/promises';
import type { Theme } from '@rooftop/content/objects/theme';
import { MAP, type MapPlace, toPixels } from '#app/stores/map-place.ts';
import { themeTokens } from '#app/ui/styles/theme.ts';

/** Zoom at which one unit of the outlines is one pixel (`tools/state-outlines`). */
const UNIT_ZOOM = 11;

interface Outline {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Paths of the state and its counties. */
  readonly paths: string;
}

const folder = new URL('outlines/', import.meta.url);
let outlines: Promise<readonly Outline[]> | undefined;

async function readOutlines(): Promise<readonly Outline[]> {
  const files = await readdir(folder);
  return Promise.all(
    files.map(async (file) => {
      const svg = await readFile(new URL(file, folder), 'utf8');
      const [, left, top, width, height] = (/viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
      if (left === undefined || top === undefined || width === undefined || height === undefined)
        throw new Error(`${file} has no viewBox.`);
      const paths = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
      return { left, top, right: left + width, bottom: top + height, paths };
    }),
  );
}

/** Draws the states and counties around a place in the dealership's colors, as SVG. */
export async function drawOutline(place: MapPlace, theme: Theme): Promise<Buffer> {
  outlines ??= readOutlines();
  const middle = toPixels(place, UNIT_ZOOM);
  const unit = 2 ** (UNIT_ZOOM - place.outlineZoom);
  const [width, height] = [MAP.width * unit, MAP.height * unit];
  const [left, top] = [middle.x - width / 2, middle.y - height / 2];
  const near = (await outlines).filter(
    (one) => one.left < left + width && one.right > left && one.top < top + height && one.bottom > top,
  );
  const tokens = themeTokens(theme);
  const style =
    `path{vector-effect:non-scaling-stroke;stroke:${tokens['--line']};fill:none}` +
    `.land{fill:${tokens['--surface']};stroke:${tokens['--quiet']};stroke-width:1.5}`;
  const view = [left, top, width, height].map((one) => one.toFixed(1)).join(' ');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${MAP.width}" height="${MAP.height}">` +
      `<style>${style}</style><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${tokens['--sunken']}"/>` +
      `${near.map(({ paths }) => paths).join('')}</svg>`,
  );
}
