import type { Theme } from '@rooftop/content/objects/theme';
import archivoDisplay from './typefaces/archivo-display.woff2?url';
import archivoText from './typefaces/archivo-text.woff2?url';
import fraunces from './typefaces/fraunces-display.woff2?url';
import manrope from './typefaces/manrope.woff2?url';
import publicSans from './typefaces/public-sans.woff2?url';

interface TypefaceFiles {
  readonly headline: string;
  /** Null if the headline's file has it. */
  readonly text: string | null;
}

/**
 * Files of a dealership's typefaces, preloaded because a text may break into other lines when its typeface arrives
 * after the first paint. The style sheet declares all files, and browsers fetch the ones they use.
 */
export const TYPEFACE_FILES = {
  archivo: { headline: archivoDisplay, text: archivoText },
  fraunces: { headline: fraunces, text: publicSans },
  manrope: { headline: manrope, text: null },
} as const satisfies Record<Theme['displayFace'], TypefaceFiles>;
