import { contrast, type Hex, MIN_CONTRAST, readable, textOn } from '../contrast.ts';
import type { Theme } from './theme.ts';

export interface Neutral {
  readonly paper: Hex;
  readonly surface: Hex;
  readonly sunken: Hex;
  readonly line: Hex;
  readonly ink: Hex;
  readonly quiet: Hex;
}

/** Neutral colors for page background, cards, wells, lines and text, by temperature. */
export const NEUTRAL_COLORS = {
  cool: {
    paper: '#f4f7f8',
    surface: '#ffffff',
    sunken: '#e8eef0',
    line: '#d3dde1',
    ink: '#10232b',
    quiet: '#4c616a',
  },
  plain: {
    paper: '#eeeeef',
    surface: '#ffffff',
    sunken: '#e2e2e5',
    line: '#d4d4d8',
    ink: '#131316',
    quiet: '#55555c',
  },
  warm: {
    paper: '#f8f1e3',
    surface: '#fffaf0',
    sunken: '#eee3cd',
    line: '#d9c9a8',
    ink: '#241a10',
    quiet: '#635441',
  },
} as const satisfies Record<Theme['neutral'], Neutral>;

/** Backgrounds of a page on which text may be. */
export const groundsOf = ({ paper, surface, sunken }: Neutral): readonly Hex[] => [paper, surface, sunken];

/** The accent color if it stands out from its background, or else the background's text color. */
export const signal = (accent: Hex, ground: Hex): Hex =>
  contrast(accent, ground) >= MIN_CONTRAST ? accent : textOn(ground);

/** One use of a color that an editor chose. */
export interface ColorUse {
  readonly use: 'ground' | 'text' | 'onBrand';
  /** Contrast of the color as chosen, per WCAG 2.2. For `ground`: of the text that the website puts on it. */
  readonly ratio: number;
  /** The color of the text that the website shows. It differs from the chosen one where that could not be read. */
  readonly text: Hex;
}

/** How the website uses a color of the theme with text, as `app/ui/styles/theme.ts` derives it. */
export function colorUses(
  role: 'brand' | 'accent',
  { brand, accent, neutral }: Pick<Theme, 'brand' | 'accent' | 'neutral'>,
): readonly ColorUse[] {
  const color = { brand, accent }[role];
  const neutrals = NEUTRAL_COLORS[neutral];
  const grounds = groundsOf(neutrals);
  const text = textOn(color, neutrals.surface);
  return [
    { use: 'ground', ratio: contrast(text, color), text },
    {
      use: 'text',
      ratio: Math.min(...grounds.map((ground) => contrast(color, ground))),
      text: readable(color, grounds),
    },
    ...(role === 'accent'
      ? [{ use: 'onBrand', ratio: contrast(accent, brand), text: signal(accent, brand) } as const]
      : []),
  ];
}
