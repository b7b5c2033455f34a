import type { Theme } from '@rooftop/content/documents/dealership';
import archivo from './typefaces/archivo-display.woff2?url';
import fraunces from './typefaces/fraunces-display.woff2?url';
import manrope from './typefaces/manrope.woff2?url';

/**
 * File of a dealership's headline font, preloaded because headlines shift most when it arrives. The style sheet
 * declares all files, and browsers fetch the ones they use.
 */
export const HEADLINE_FILES = { archivo, fraunces, manrope } as const satisfies Record<
  Theme['displayFace'],
  string
>;
