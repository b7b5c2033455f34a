/** A paint: its color in shade, plain, lit, and where it reflects a lamp. */
interface Paint {
  readonly shade: string;
  readonly base: string;
  readonly light: string;
  readonly glint: string;
  /** 0 … 1: the amount of metal flake. Flake brightens early and sparkles in close views. */
  readonly flake: number;
}

export const PAINTS = {
  white: {
    shade: '#7f8890',
    base: '#d3d8dc',
    light: '#f4f6f7',
    glint: '#ffffff',
    flake: 0.15,
  },
  silver: {
    shade: '#4e555b',
    base: '#a1a9af',
    light: '#d3d9dd',
    glint: '#ffffff',
    flake: 0.5,
  },
  gray: { shade: '#22262a', base: '#5a6168', light: '#8f979e', glint: '#f0f4f7', flake: 0.5 },
  black: { shade: '#0b0d0f', base: '#25282c', light: '#5c636a', glint: '#dde4ea', flake: 0.3 },
  blue: { shade: '#061a3d', base: '#13509f', light: '#3f86d8', glint: '#e2f0ff', flake: 0.5 },
  navy: { shade: '#040a18', base: '#14264a', light: '#3a568a', glint: '#dce8fa', flake: 0.4 },
  red: { shade: '#3d0408', base: '#b01118', light: '#e2433d', glint: '#ffe9e2', flake: 0.4 },
  maroon: {
    shade: '#1b0307',
    base: '#5c0f1c',
    light: '#98303d',
    glint: '#f9dfe0',
    flake: 0.5,
  },
  green: { shade: '#061a12', base: '#1f5139', light: '#4d8a69', glint: '#e2f5ea', flake: 0.5 },
  brown: { shade: '#1a0f08', base: '#553826', light: '#8e6a50', glint: '#f8ebe0', flake: 0.5 },
  beige: { shade: '#594e3d', base: '#b5a68c', light: '#dcd1bb', glint: '#fffaf0', flake: 0.5 },
  orange: {
    shade: '#5c1c02',
    base: '#d5560f',
    light: '#f58a3c',
    glint: '#fff0df',
    flake: 0.3,
  },
  yellow: {
    shade: '#6a4800',
    base: '#e2ab0c',
    light: '#f9d449',
    glint: '#fffbe6',
    flake: 0.1,
  },
  teal: { shade: '#03231f', base: '#0f665f', light: '#3fa399', glint: '#dffaf5', flake: 0.4 },
  purple: {
    shade: '#140822',
    base: '#452763',
    light: '#785a9d',
    glint: '#f0e6fb',
    flake: 0.5,
  },
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof PAINTS;
/** A paint by its name, or any color as #rrggbb. */
export type Color = PaintName | `#${string}`;

const isName = (color: Color): color is PaintName => Object.hasOwn(PAINTS, color);

/** The paint of a color. A paint made from a color has a little metal flake. */
export function paintFrom(color: Color): Paint {
  if (isName(color)) return PAINTS[color];
  return {
    shade: blend(color, '#000000', 0.72),
    base: color,
    light: blend(color, '#ffffff', 0.3),
    glint: blend(color, '#ffffff', 0.9),
    flake: 0.3,
  };
}

/** The paint's color at a brightness of 0 … 1, as #rrggbb. */
export function colorAt(paint: Paint, brightness: number): string {
  const ramp = [scaled(paint.shade, 0.45), paint.shade, paint.base, paint.light, paint.glint];
  const places = [0, 0.16, 0.5, 0.8 - paint.flake * 0.08, 1];
  const next = Math.max(
    1,
    places.findIndex((place) => place >= brightness),
  );
  const [from, to] = [places[next - 1] ?? 0, places[next] ?? 1];
  return blend(ramp[next - 1] ?? paint.base, ramp[next] ?? paint.base, (brightness - from) / (to - from));
}

/** Mixes two colors, both #rrggbb. */
export function blend(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, index) =>
      Math.round(value + ((b[index] ?? value) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const scaled = (color: string, by: number): string => blend('#000000', color, by);
const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
