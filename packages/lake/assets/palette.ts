import type { Sharp } from 'sharp';
import type { Json } from '../document.ts';

const SIDE = 64;
/** Colors whose channels agree in their upper four bits count as one. */
const SHIFT = 4;

interface Colour {
  readonly rgb: readonly [number, number, number];
  /** 0–1, of HSL. */
  readonly saturation: number;
  readonly lightness: number;
  /** Share of the image, in percent. */
  readonly population: number;
}

/** Defines Sanity's swatches: each is the most frequent color within these bounds. */
const SWATCHES: Record<string, (colour: Colour) => boolean> = {
  darkMuted: ({ saturation, lightness }) => saturation < 0.4 && lightness < 0.35,
  darkVibrant: ({ saturation, lightness }) => saturation >= 0.4 && lightness < 0.35,
  dominant: () => true,
  lightMuted: ({ saturation, lightness }) => saturation < 0.4 && lightness > 0.65,
  lightVibrant: ({ saturation, lightness }) => saturation >= 0.4 && lightness > 0.65,
  muted: ({ saturation, lightness }) => saturation < 0.4 && lightness >= 0.35 && lightness <= 0.65,
  vibrant: ({ saturation, lightness }) => saturation >= 0.4 && lightness >= 0.35 && lightness <= 0.65,
};

/**
 * Returns the palette of an image in the shape of Sanity's `metadata.palette`. Omits swatches without a matching
 * color. The colors come from a plain histogram, so they differ a little from those of hosted Sanity.
 */
export async function paletteOf(image: Sharp): Promise<Json> {
  const small = image.clone().flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha();
  const pixels = await small.resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();
  const colours = histogram(pixels).sort((a, b) => b.population - a.population);
  const palette: Record<string, Json> = { _type: 'sanity.imagePalette' };
  for (const [name, matches] of Object.entries(SWATCHES)) {
    const colour = colours.find(matches);
    if (colour) palette[name] = swatch(colour);
  }
  return palette;
}

function histogram(pixels: Buffer): Colour[] {
  const buckets = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red, green, blue] = [pixels.readUInt8(at), pixels.readUInt8(at + 1), pixels.readUInt8(at + 2)];
    const key = ((red >> SHIFT) << 8) | ((green >> SHIFT) << 4) | (blue >> SHIFT);
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    buckets.set(key, bucket);
    bucket.count++;
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
  }
  return [...buckets.values()].map(({ count, red, green, blue }) => {
    const mean = (sum: number) => Math.round(sum / count);
    const rgb = [mean(red), mean(green), mean(blue)] as const;
    const [most, least] = [Math.max(...rgb) / 255, Math.min(...rgb) / 255];
    const lightness = (most + least) / 2;
    const range = 1 - Math.abs(2 * lightness - 1);
    const population = Math.round((count * 10_000) / (SIDE * SIDE)) / 100;
    return { rgb, lightness, saturation: range === 0 ? 0 : (most - least) / range, population };
  });
}

function swatch({ rgb: [red, green, blue], population }: Colour): Json {
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  // ITU-R BT.601 luma: whether black or white is more readable on this color.
  const text = (red * 299 + green * 587 + blue * 114) / 1000 >= 150 ? '#000' : '#fff';
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${hex}`,
    foreground: text,
    population,
    title: text,
  };
}
