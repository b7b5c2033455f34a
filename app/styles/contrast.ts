/** A colour as documents hold it: `#rrggbb`. */
export type Hex = string;

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Hex = '#ffffff';
const BLACK: Hex = '#000000';

function parse(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** WCAG 2.2: relative luminance of an sRGB colour, 0 to 1. */
function luminance(hex: Hex): number {
  const [red, green, blue] = parse(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2.2: contrast ratio of two colours, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** One colour moved towards another by a share of 0 to 1. */
export function mix(from: Hex, towards: Hex, share: number): Hex {
  const target = parse(towards);
  const channels = parse(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Least contrast of text, WCAG 2.2 AA. */
export const MIN_CONTRAST = 4.5;

/**
 * The colour, darkened or lightened as little as makes it readable on every one of these backgrounds.
 * Backgrounds must lie on one side: all light or all dark.
 */
export function readable(color: Hex, backgrounds: readonly Hex[]): Hex {
  const isReadable = (candidate: Hex) =>
    backgrounds.every((background) => contrast(candidate, background) >= MIN_CONTRAST);
  const towards = backgrounds.every((background) => contrast(BLACK, background) >= MIN_CONTRAST)
    ? BLACK
    : WHITE;
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(color, towards, share);
    if (isReadable(candidate)) return candidate;
  }
  return towards;
}

/** Text on a coloured ground: the wanted colour where it can be read, else whichever of white and black reads better. */
export function textOn(background: Hex, wanted: Hex = WHITE): Hex {
  if (contrast(wanted, background) >= MIN_CONTRAST) return wanted;
  return contrast(WHITE, background) >= contrast(BLACK, background) ? WHITE : BLACK;
}
