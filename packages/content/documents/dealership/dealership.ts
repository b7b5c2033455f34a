import { FINANCE_MONTHS } from '@rooftop/finance/terms';
import { z } from 'zod';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { TIME_ZONE_NAMES } from '../../time-zones.ts';
import { imageWithoutAltShape } from '../../objects/media/image.ts';
import { KEY_PATTERN } from '../../objects/fields/key-pattern.ts';
import { themeShape } from '../../objects/theme.ts';
import { chatShape } from './chat.ts';
import { trackersShape } from './trackers.ts';

/** Basis of a dealership's advertised payments. */
const financingShape = z.object({
  /** Percent per year, for the best credit tier. */
  rate: z.number().min(0).max(30),
  months: z.literal(FINANCE_MONTHS),
  /** Percent of the price. */
  downPercent: z.number().int().min(0).max(100).multipleOf(5),
});

/** A dealership as the registry of hostnames knows it. */
export const dealershipShape = z.object({
  /** The document's ID: `dealership-<slug>` for the shipped dealerships. */
  id: z.string(),
  /** ISO 8601, UTC. If two dealerships claim a hostname, the older one keeps it. */
  createdAt: z.string(),
  slug: z.string().regex(KEY_PATTERN),
  name: z.string().min(1),
  /**
   * Lowercase hostnames without scheme or port. The first is the primary one. If empty, `<slug>.<PLATFORM_DOMAIN>`
   * is.
   */
  hostnames: z
    .array(z.string())
    .nullable()
    .transform((list) => list ?? []),
  /** Never empty. URLs in the first language have no prefix. */
  languages: z.array(z.enum(LANGUAGES)).min(1),
  /** IANA name, such as America/New_York. */
  timeZone: z.enum(TIME_ZONE_NAMES),
  theme: themeShape,
  /** If false, search engines are asked not to index the website yet. */
  isLaunched: z.boolean(),
  /** Cookie choices for visitors (spec 9): 0 doesn't ask, 1 accept, 2 also customize, 3 also deny. */
  cookieTier: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** How phone numbers are shown: nines are digits (spec 5, phone masks: general). Here because every page has some. */
  phoneMask: z.string(),
  /** Null if it has none. Here because the content policy of every page names its hosts. */
  chat: chatShape,
  /** Here like the chat: the content policy of every page names their hosts. */
  trackers: trackersShape,
  /** The logo contains the dealership's name. */
  logo: imageWithoutAltShape.nullable(),
  /**
   * Null unless rate, term and down payment are all entered and valid. No payment is shown then, and a wrong number
   * never takes the website down.
   */
  financing: financingShape.nullable().catch(null),
});
export type Dealership = z.infer<typeof dealershipShape>;
