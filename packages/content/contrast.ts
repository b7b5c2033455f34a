/** Color as documents store it: `#rrggbb`. */
export type Hex = string;

type Rgb = readonly [red: number, green: number, blue: number];

const WHITE: Hex = '#ffffff';
const BLACK: Hex = '#000000';

function parse(hex: Hex): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance of an sRGB color per WCAG 2.2, from 0 to 1. */
function luminance(hex: Hex): number {
  const [red, green, blue] = parse(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of two colors per WCAG 2.2, from 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Mixes two colors.
 * @param share Share of the second color, from 0 to 1.
 */
export function mix(from: Hex, towards: Hex, share: number): Hex {
  const target = parse(towards);
  const channels = parse(from).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Minimum contrast of text, WCAG 2.2 AA. */
export const MIN_CONTRAST = 4.5;

/**
 * The color, darkened or lightened just enough to be readable on each of these backgrounds. The backgrounds must be
 * either all light or all dark.
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

/**
 * Text color for a background: the wanted color if it is readable, or else white or black, whichever has more
 * contrast.
 */
export function textOn(background: Hex, wanted: Hex = WHITE): Hex {
  if (contrast(wanted, background) >= MIN_CONTRAST) return wanted;
  return contrast(WHITE, background) >= contrast(BLACK, background) ? WHITE : BLACK;
}
