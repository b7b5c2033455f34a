import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { LISTING_CONDITIONS, type ListingCondition } from '@rooftop/listing/listing-conditions';
import { FEED_NAMES } from '@rooftop/listing/feed-names';
import { PATH_FILTERS } from '@rooftop/listing/path-filters';
import { SORTS } from '@rooftop/listing/sorts';
import { z } from 'zod';
import { imageWithoutAltShape } from '../../../objects/media/image.ts';
import { hoursShape } from '../../../objects/dates/hours.ts';
import { feesShape } from '../../../objects/fees.ts';
import { SOCIAL_NETWORKS } from '../../../objects/links/social-networks.ts';
import { leaseShape } from './lease.ts';
import { localTaxShape } from './local-tax.ts';
import { REVIEW_PLATFORMS } from '../../review/review.ts';
import { sideButtonShape } from './side-button.ts';
import { crmStoreShape, slotRulesShape } from './slot-rules.ts';

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

/** The dealership's overall rating on a review platform, entered by editors and never computed. */
const reviewSourceShape = ratingShape.extend({
  platform: z.enum(REVIEW_PLATFORMS),
  /** The dealership's page on the platform, https. */
  url: z.string(),
  /** Date on which the platform showed these numbers. */
  asOf: z.iso.date(),
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

/** A promise's terms, and whether the dealership makes it. */
const promiseShape = z.object({ offered: z.boolean(), terms: z.string().nullable() });

/** A dealership's site configuration and company profile (spec 3) in the requested language. */
export const settingsShape = z.object({
  id: z.string(),
  tagline: z.string().nullable(),
  logos: z.object({
    onLight: imageWithoutAltShape.nullable(),
    onDark: imageWithoutAltShape.nullable(),
    mark: imageWithoutAltShape.nullable(),
  }),
  company: companyShape,
  /** Legal name for contracts and consent wording. Defaults to the dealership's name. */
  legalName: z.string(),
  /** The only source of review totals. Null until an editor enters it. */
  reviewSource: reviewSourceShape.nullable(),
  /** Figures of the same platform for the service page and the company's. Null shows those of `reviewSource`. */
  ratings: z.object({ service: ratingShape.nullable(), profile: ratingShape.nullable() }),
  engineWarranty: promiseShape,
  maintenancePlan: promiseShape,
  /** On parts and labor of service repairs. */
  repairWarranty: promiseShape,
  serviceScheduling: z.boolean(),
  preApprovalLink: z.string().nullable(),
  /** Whether the lender's form takes less than a minute, answers at once, and makes a soft inquiry only. */
  preApprovalIsInstant: z.boolean(),
  /** Null unless a valuation service is configured, if only in part. */
  valuation: z.object({ baseUrl: z.string().nullable(), customerId: z.string().nullable() }).nullable(),
  /** For a car that is traded in, in cents (spec 1). */
  tradeBonus: z.object({ bonus: z.number().positive(), minimum: z.number().nonnegative() }),
  /** The least by which our own estimate stays below the dealership's asking prices of the same model. In cents. */
  tradeMargin: z.number().nonnegative(),
  careers: z.object({
    way: z.enum(APPLICATION_METHODS),
    /** Shown on the page. Null means the dealership's email address. */
    email: z.string().nullable(),
  }),
  testDrive: slotRulesShape,
  serviceSlots: slotRulesShape,
  /** Null unless a CRM keeps service appointments, if only in part configured. */
  serviceCrm: crmStoreShape.extend({ baseUrl: z.string().nullable() }).nullable(),
  /**
   * Whether phone numbers are verified with a code in other forms than the unlock forms, which always do (decision 114).
   */
  verifiesPhones: z.boolean(),
  sideButton: sideButtonShape,
  cookieDisplay: z.enum(COOKIE_DISPLAYS).nullable(),
  /** Whether rejecting all cookies takes one click, as accepting does. */
  symmetricConsent: z.boolean(),
  backgroundLocked: z.boolean(),
  storeId: z.string().nullable(),
  storeGroup: z.string().nullable(),
  inventory: z.object({
    conditions: z.array(z.enum(LISTING_CONDITIONS)),
    defaultSort: z.enum(SORTS),
    itemsPerPage: z.number().int().positive(),
    filterPriority: z.array(z.enum(PATH_FILTERS)),
    bodyStyleOrder: z.array(z.enum(BODY_STYLES)),
    featureOrder: z.array(z.string()),
    /** What makes a car one with premium upgrades. */
    premium: z.object({
      /** As spelled in feeds. */
      features: z.array(z.string()),
      /** Minimum number of these features. */
      atLeast: z.number().int().positive(),
    }),
    /** Prices that only visitors see who unlocked them (spec 6). */
    lockedPrices: z.array(z.enum(PRICE_LOCKS)),
    /** An https URL containing `{vin}`. */
    historyReport: z.string(),
    /** Feeds that list the dealership's cars. Empty by default. */
    feedsOut: z.array(z.enum(FEED_NAMES)),
    /** Whether a car's title counts as clean unless its feed says otherwise. */
    titlesAreClean: z.boolean(),
  }),
  lease: leaseShape,
  /** By area, for out-the-door estimates. */
  localTaxes: z.array(localTaxShape),
  collectionSlugs: z.object({
    vehicles: z.string(),
    teamMembers: z.string(),
    articles: z.string(),
    categories: z.string(),
  }),
});
export type Settings = z.infer<typeof settingsShape>;

/** Whether a dealership has configured a valuation service completely. */
export const usesValuationService = (settings: Pick<Settings, 'valuation'> | null): boolean =>
  Boolean(settings?.valuation?.baseUrl && settings.valuation.customerId);

/** The only condition of cars the dealership sells, or null if there are several or it isn't set. */
export function onlyCondition(settings: Settings | null): ListingCondition | null {
  const [only, ...others] = settings?.inventory.conditions ?? [];
  return only === undefined || others.length > 0 ? null : only;
}
