import { z } from 'zod';
import { LANGUAGES } from '../languages.ts';
import { TIME_ZONE_NAMES } from '../time-zones.ts';
import { wordlessImageShape } from '../objects/image.ts';

/** `#rrggbb` */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;
/** Lower-case letters, digits and single hyphens; it becomes the first label of a hostname. */
export const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export const NEUTRALS = ['cool', 'plain', 'warm'] as const;
export const DISPLAY_FACES = ['archivo', 'fraunces', 'manrope'] as const;
export const HEADERS = ['light', 'brand', 'dark'] as const;

/** What makes a dealership's website look like its own house. Everything else follows from these. */
export const themeShape = z.object({
  brand: z.string().regex(HEX_COLOR),
  accent: z.string().regex(HEX_COLOR),
  /** of the loading bar: the brand color as written, else the accent, else green (spec 9) */
  progress: z.string().regex(HEX_COLOR),
  /** the temperature of greys and paper */
  neutral: z.enum(NEUTRALS),
  /** corner radius, CSS pixels */
  radius: z.number().min(0).max(32),
  /** the headline typeface; the text face follows from it */
  displayFace: z.enum(DISPLAY_FACES),
  header: z.enum(HEADERS),
});
export type Theme = z.infer<typeof themeShape>;

/** Terms in months that a payment can be advertised with (spec 9, payment calculator). */
export const FINANCE_MONTHS = [12, 24, 36, 48, 60, 72] as const;

/** What a dealership bases advertised payments on. */
const financingShape = z.object({
  /** percent a year, for the best credit tier */
  rate: z.number().min(0).max(30),
  months: z.literal(FINANCE_MONTHS),
  /** of the price */
  downPercent: z.number().int().min(0).max(100).multipleOf(5),
});

/** A dealership as the registry of hostnames knows it. */
export const dealershipShape = z.object({
  /** the document's id: `dealership-<slug>` for those we ship */
  id: z.string(),
  /** ISO 8601, UTC: of two dealerships that claim one hostname the older keeps it */
  createdAt: z.string(),
  slug: z.string().regex(SLUG),
  name: z.string().min(1),
  /** bare, lower-case; the first is the primary one; empty: `<slug>.<PLATFORM_DOMAIN>` is */
  hostnames: z
    .array(z.string())
    .nullable()
    .transform((list) => list ?? []),
  /** never empty; the first has addresses without a prefix */
  languages: z.array(z.enum(LANGUAGES)).min(1),
  /** IANA name, such as America/New_York */
  timeZone: z.enum(TIME_ZONE_NAMES),
  theme: themeShape,
  /** false: search engines are asked not to list it yet */
  isLaunched: z.boolean(),
  /** what shoppers may decide about cookies (spec 9): 0 nothing is asked, 1 accept, 2 customise, 3 also deny */
  cookieTier: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** it says the dealership's name */
  logo: wordlessImageShape.nullable(),
  /** Null until rate, term and down payment are all entered: no payment is shown. A wrong figure never takes the website down. */
  financing: financingShape.nullable().catch(null),
});
export type Dealership = z.infer<typeof dealershipShape>;
