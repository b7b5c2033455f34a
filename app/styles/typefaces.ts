import type { Theme } from '@rooftop/content/documents/dealership';
import archivo from './typefaces/archivo-display.woff2?url';
import fraunces from './typefaces/fraunces-display.woff2?url';
import manrope from './typefaces/manrope.woff2?url';

/**
 * The file of a dealership's headlines, to be loaded early: they change most when it arrives. The style sheet declares
 * all files, and browsers fetch what they use.
 */
export const HEADLINE_FILES = { archivo, fraunces, manrope } as const satisfies Record<
  Theme['displayFace'],
  string
>;
