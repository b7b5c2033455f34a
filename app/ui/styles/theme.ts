import type { Theme } from '@rooftop/content/objects/theme';
import { groundsOf, NEUTRAL_COLORS, type Neutral, signal } from '@rooftop/content/objects/theme-colors';
import { type Hex, mix, readable, textOn } from '@rooftop/content/contrast';

/** Custom properties for the style sheet; `base.css` lists them. */
type ThemeTokens = Readonly<Record<`--${string}`, string>>;

/** Fonts of a theme for headlines and text, with the weight and width of headlines. */
const FACES = {
  archivo: { display: 'Archivo', text: 'Archivo', weight: '720', stretch: '118%', tracking: '-0.022em' },
  fraunces: {
    display: 'Fraunces',
    text: 'Public Sans',
    weight: '650',
    stretch: '100%',
    tracking: '-0.012em',
  },
  manrope: { display: 'Manrope', text: 'Manrope', weight: '800', stretch: '100%', tracking: '-0.04em' },
} as const satisfies Record<Theme['displayFace'], object>;

/** Colors with the same meaning in every theme. */
const STATES = { good: '#1a7f4b', warn: '#9a5b00', bad: '#b3261e' } as const satisfies Record<string, Hex>;

/** Header background and text color. */
function headerColors(theme: Theme, neutral: Neutral): { ground: Hex; ink: Hex } {
  const grounds = {
    light: neutral.surface,
    brand: theme.brand,
    dark: mix(neutral.ink, '#000000', 0.35),
  } satisfies Record<Theme['header'], Hex>;
  const ground = grounds[theme.header];
  return { ground, ink: theme.header === 'light' ? neutral.ink : textOn(ground, neutral.surface) };
}

const made = new WeakMap<Theme, ThemeTokens>();

/** Converts a dealership's theme to custom properties. Every text color has a contrast of at least 4.5:1. */
export function themeTokens(theme: Theme): ThemeTokens {
  const tokens = made.get(theme) ?? makeTokens(theme);
  made.set(theme, tokens);
  return tokens;
}

function makeTokens(theme: Theme): ThemeTokens {
  const neutral = NEUTRAL_COLORS[theme.neutral];
  const face = FACES[theme.displayFace];
  const header = headerColors(theme, neutral);
  const grounds = groundsOf(neutral);
  return {
    '--paper': neutral.paper,
    '--surface': neutral.surface,
    '--sunken': neutral.sunken,
    '--line': neutral.line,
    '--ink': neutral.ink,
    '--quiet': neutral.quiet,
    '--brand': theme.brand,
    '--on-brand': textOn(theme.brand, neutral.surface),
    '--on-brand-signal': signal(theme.accent, theme.brand),
    '--brand-ink': readable(theme.brand, grounds),
    '--accent': theme.accent,
    '--progress': theme.progress,
    '--on-accent': textOn(theme.accent, neutral.surface),
    '--accent-ink': readable(theme.accent, grounds),
    '--good': readable(STATES.good, grounds),
    '--warn': readable(STATES.warn, grounds),
    '--bad': readable(STATES.bad, grounds),
    '--header': header.ground,
    '--on-header': header.ink,
    '--header-signal': signal(theme.accent, header.ground),
    '--radius': `${theme.radius}px`,
    '--face-display': `'${face.display}', '${face.display} fallback'`,
    '--face-text': `'${face.text}', '${face.text} fallback'`,
    '--display-weight': face.weight,
    '--display-stretch': face.stretch,
    '--display-tracking': face.tracking,
  };
}
