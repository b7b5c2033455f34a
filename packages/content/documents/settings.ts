import { z } from 'zod';
import { wordlessImageShape } from '../objects/image.ts';
import { hoursShape } from '../objects/hours.ts';
import { CONDITIONS } from './offer.ts';
import { BODY_STYLES } from './body-style.ts';
import { leaseShape } from './lease.ts';
import { REVIEW_PLATFORMS } from './review.ts';

export const SORTS = ['newest', 'oldest', 'mileage', 'year', 'priceHigh', 'priceLow'] as const;
export const FILTERS = ['bodystyle', 'make-model', 'features', 'price'] as const;
/** How prices are advertised (decided.md): as they are, or with the fees in them. */
export const PRICE_MODES = ['sale', 'allIn'] as const;
/** Where a vehicle's history is told unless a dealership says otherwise. */
export const HISTORY_REPORT = 'https://www.carfax.com/VehicleHistory/p/Report.cfx?vin={vin}';
/** Feeds of cars that a dealership may take part in. */
export const FEEDS_OUT = ['google-vehicle-listings', 'google-vehicle-ads', 'meta-vehicles'] as const;
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'youtube', 'x', 'tiktok', 'google', 'yelp'] as const;
export const COOKIE_DISPLAYS = ['show', 'force', 'hide'] as const;
/** Minutes between two times for a test drive. */
export const SLOT_MINUTES = [15, 30, 60] as const;
/** How people apply for a job: with the form, or by mail to an address that the page shows. */
export const CAREERS_WAYS = ['form', 'mail'] as const;

export const addressShape = z.object({
  line1: z.string(),
  line2: z.string().nullable(),
  city: z.string(),
  /** two letters */
  state: z.string().length(2),
  zip: z.string(),
  country: z.literal('US'),
});
export type Address = z.infer<typeof addressShape>;

export const coordinatesShape = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** Cents; both are part of the sale (spec 9, fees). */
export const feesShape = z.object({
  documentaryFee: z.number().int().nonnegative().nullable(),
  thirtyDayDrive: z.number().int().nonnegative().nullable(),
});
export type Fees = z.infer<typeof feesShape>;

/** The rating of a person, as editors copy it; never computed. */
export const ratingShape = z.object({
  /** 0 to 5 */
  stars: z.number().min(0).max(5),
  /** number of reviews, as shown: 2000, or 1800 for "1.8K" */
  count: z.number().int().nonnegative(),
});

/** What a review platform says of the dealership in total, copied by editors; never computed. */
export const reviewSourceShape = ratingShape.extend({
  platform: z.enum(REVIEW_PLATFORMS),
  /** the dealership's page there, https */
  url: z.string(),
  /** the day on which the platform showed these figures */
  asOf: z.iso.date(),
});
export type ReviewSource = z.infer<typeof reviewSourceShape>;

/** Company data of the dealership as a whole; a store may say otherwise (see company.ts). */
export const companyShape = z.object({
  address: addressShape.nullable(),
  coordinates: coordinatesShape.nullable(),
  mapZoom: z.number().nullable(),
  mapsLink: z.string().nullable(),
  /** E.164 */
  phone: z.string().nullable(),
  salesPhone: z.string().nullable(),
  servicePhone: z.string().nullable(),
  email: z.string().nullable(),
  siteUrl: z.string().nullable(),
  hours: hoursShape,
  social: z.array(z.object({ network: z.enum(SOCIAL_NETWORKS), url: z.string() })),
  fees: feesShape,
});

/** The terms of a promise, and whether it is made at all. */
const promiseShape = z.object({ offered: z.boolean(), terms: z.string().nullable() });

/** Site configuration and company profile of a dealership (spec 3), in the language asked for. */
export const settingsShape = z.object({
  id: z.string(),
  tagline: z.string().nullable(),
  logos: z.object({
    onLight: wordlessImageShape.nullable(),
    onDark: wordlessImageShape.nullable(),
    mark: wordlessImageShape.nullable(),
  }),
  company: companyShape,
  /** as contracts have it, for consent wording; the name where nobody wrote another */
  legalName: z.string(),
  /** the one source of every total of reviews; null until somebody entered it */
  reviewSource: reviewSourceShape.nullable(),
  engineWarranty: promiseShape,
  maintenancePlan: promiseShape,
  /** on parts and labor of service repairs */
  repairWarranty: promiseShape,
  serviceScheduling: z.boolean(),
  preApprovalLink: z.string().nullable(),
  careers: z.object({
    way: z.enum(CAREERS_WAYS),
    /** shown on the page; null: the dealership's e-mail */
    email: z.string().nullable(),
  }),
  testDrive: z.object({
    /** between two times on offer, minutes */
    slotMinutes: z.literal(SLOT_MINUTES),
    /** hours from now to the first time on offer */
    leadHours: z.number().nonnegative(),
  }),
  /** whether a code is sent to phone numbers beyond the unlock forms, where it always is (decided, 5) */
  verifiesPhones: z.boolean(),
  /** of the social network's pixel; digits */
  metaPixelId: z.string().nullable(),
  cookieDisplay: z.enum(COOKIE_DISPLAYS).nullable(),
  backgroundLocked: z.boolean(),
  phoneMask: z.string(),
  storeId: z.string().nullable(),
  storeGroup: z.string().nullable(),
  apiBaseUrl: z.string().nullable(),
  inventory: z.object({
    conditions: z.array(z.enum(CONDITIONS)),
    defaultSort: z.enum(SORTS),
    itemsPerPage: z.number().int().positive(),
    filterPriority: z.array(z.enum(FILTERS)),
    bodyStyleOrder: z.array(z.enum(BODY_STYLES)),
    featureOrder: z.array(z.string()),
    /** what makes a car one with premium upgrades */
    premium: z.object({
      /** as feeds spell them */
      features: z.array(z.string()),
      /** how many of them a car must have */
      atLeast: z.number().int().positive(),
    }),
    advertisedPrice: z.enum(PRICE_MODES),
    /** cars of these conditions show their price to those alone who unlocked it (spec 6) */
    lockedPrices: z.array(z.enum(CONDITIONS)),
    /** an https address with `{vin}` in it */
    historyReport: z.string(),
    /** feeds that its cars are in; none until somebody says so */
    feedsOut: z.array(z.enum(FEEDS_OUT)),
    /** whether a car's title is clean as long as its feed says nothing else */
    titlesAreClean: z.boolean(),
  }),
  lease: leaseShape,
  collectionSlugs: z.object({
    vehicles: z.string(),
    teamMembers: z.string(),
    articles: z.string(),
    categories: z.string(),
  }),
});
export type Settings = z.infer<typeof settingsShape>;
