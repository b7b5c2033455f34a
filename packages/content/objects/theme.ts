import { z } from 'zod';

/** `#rrggbb`. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;
export const NEUTRALS = ['cool', 'plain', 'warm'] as const;
export const DISPLAY_FACES = ['archivo', 'fraunces', 'manrope'] as const;
export const HEADERS = ['light', 'brand', 'dark'] as const;

/** A dealership's theme settings. All other colors and styles derive from these. */
export const themeShape = z.object({
  brand: z.string().regex(HEX_COLOR),
  accent: z.string().regex(HEX_COLOR),
  /** Color of the loading bar: the brand color as entered, else the accent color, else green (spec 9). */
  progress: z.string().regex(HEX_COLOR),
  /** Color temperature of grays and backgrounds. */
  neutral: z.enum(NEUTRALS),
  /** Corner radius in CSS pixels. */
  radius: z.number().min(0).max(32),
  /** Headline typeface. It determines the text typeface. */
  displayFace: z.enum(DISPLAY_FACES),
  header: z.enum(HEADERS),
});
export type Theme = z.infer<typeof themeShape>;
