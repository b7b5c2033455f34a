import { LISTING_CONDITIONS, type ListingCondition } from '@rooftop/listing/listing-conditions';
import { z } from 'zod';
import { hoursShape } from '../../../objects/dates/hours.ts';
import { feesShape } from '../../../objects/fees.ts';
import { SOCIAL_NETWORKS } from '../../../objects/links/social-networks.ts';
import type { settingsShape } from './settings.groq.ts';

/** Prices that are locked until a shopper personalizes them: of cars in a condition, or of all cars in searches. */
export const PRICE_LOCKS = [...LISTING_CONDITIONS, 'search'] as const;
export const COOKIE_DISPLAYS = ['show', 'force', 'hide'] as const;
/** How people apply for a job: with the form, or by email to an address shown on the page. */
export const APPLICATION_METHODS = ['form', 'mail'] as const;

export const addressShape = z.object({
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  /** Two letters. */
  state: z.string().length(2),
  zip: z.string(),
  country: z.literal('US'),
});
export type Address = z.infer<typeof addressShape>;

export const coordinatesShape = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** A rating as entered by editors, never computed. */
export const ratingShape = z.object({
  /** 0 to 5. */
  stars: z.number().min(0).max(5),
  /** Number of reviews, as shown: 2000, or 1800 for "1.8K". */
  count: z.number().int().nonnegative(),
});

/** Company data of the dealership as a whole. A store can override them (see company.ts). */
export const companyShape = z.object({
  address: addressShape.nullable(),
  coordinates: coordinatesShape.nullable(),
  mapZoom: z.number().nullable(),
  mapsLink: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  salesPhone: z.string().nullable(),
  servicePhone: z.string().nullable(),
  email: z.string().nullable(),
  hours: hoursShape,
  social: z.array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.string() })),
  fees: feesShape,
});

/** A dealership's site configuration and company profile (spec 3) in the requested language. */
export type Settings = z.infer<typeof settingsShape>;

/** Whether a dealership has configured a valuation service completely. */
export const usesValuationService = (settings: Pick<Settings, 'valuation'> | null): boolean =>
  Boolean(settings?.valuation?.baseUrl && settings.valuation.customerId);

/** The only condition of cars the dealership sells, or null if there are several or it isn't set. */
export function onlyCondition(settings: Settings | null): ListingCondition | null {
  const [only, ...others] = settings?.inventory.conditions ?? [];
  return only === undefined || others.length > 0 ? null : only;
}
