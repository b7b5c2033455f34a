import type { Theme } from '@rooftop/content/documents/dealership';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';

/** The files of a dealership's own typefaces, to be loaded early; the style sheet declares all, browsers fetch what they use. */
export const TYPEFACE_FILES = {
  archivo: [archivo],
  fraunces: [fraunces, publicSans],
  manrope: [manrope],
} as const satisfies Record<Theme['displayFace'], readonly string[]>;
