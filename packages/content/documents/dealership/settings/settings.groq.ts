import { BODY_STYLES } from '@rooftop/illustration/body-styles';
import { FEED_NAMES } from '@rooftop/listing/feed-names';
import { LISTING_CONDITIONS } from '@rooftop/listing/listing-conditions';
import { PATH_FILTERS } from '@rooftop/listing/path-filters';
import { SORTS } from '@rooftop/listing/sorts';
import { defineQuery } from 'groq';
import { z } from 'zod';
import { hours, profile } from '../../../company.groq.ts';
import { queryOne } from '../../../content-query.ts';
import { localized } from '../../../localized.groq.ts';
import { imageWithoutAltShape } from '../../../objects/media/image.ts';
import { picture } from '../../../picture.groq.ts';
import { REVIEW_PLATFORMS } from '../../review/review.ts';
import { leaseShape } from './lease.ts';
import { localTaxShape } from './local-tax.ts';
import { APPLICATION_METHODS, companyShape, COOKIE_DISPLAYS, PRICE_LOCKS, ratingShape } from './settings.ts';
import {
  INVENTORY_DEFAULTS,
  LEASE_DEFAULTS,
  SLOT_DEFAULTS,
  TRADE_BONUS_DEFAULTS,
  TRADE_MARGIN_DEFAULT,
} from './settings-defaults.ts';
import { sideButtonShape } from './side-button.ts';
import { crmStoreShape, slotRulesShape } from './slot-rules.ts';

export const SETTINGS_QUERY = defineQuery(`
  *[_type == "dealership" && _id == $dealership][0] {
    "id": _id,
    "tagline": ${localized('tagline')},
    "logos": {
      "onLight": ${picture('logos.onLight', '$dealership')},
      "onDark": ${picture('logos.onDark', '$dealership')},
      "mark": ${picture('logos.mark', '$dealership')}
    },
    "company": {
      "address": company.address { line1, line2, city, state, zip, "country": "US" },
      "coordinates": company.coordinates { lat, lng },
      "mapsLink": company.mapsLink,
      "salesPhone": company.salesPhone,
      "servicePhone": company.servicePhone,
      "hours": ${hours('company.hours')},
      ${profile('company')}
    },
    "legalName": coalesce(legalName, name),
    "reviewSource": reviewSource { platform, url, stars, count, asOf },
    "ratings": { "service": ratings.service { stars, count }, "profile": ratings.profile { stars, count } },
    "engineWarranty": {
      "offered": coalesce(engineWarranty.offered, false),
      "terms": ${localized('engineWarranty.terms')}
    },
    "maintenancePlan": {
      "offered": coalesce(maintenancePlan.offered, false),
      "terms": ${localized('maintenancePlan.terms')}
    },
    "repairWarranty": {
      "offered": coalesce(repairWarranty.offered, false),
      "terms": ${localized('repairWarranty.terms')}
    },
    "serviceScheduling": coalesce(serviceScheduling, true),
    preApprovalLink,
    "preApprovalIsInstant": coalesce(preApprovalIsInstant, false),
    "valuation": valuation { baseUrl, customerId },
    "tradeBonus": {
      "bonus": coalesce(tradeBonus.bonus, ${TRADE_BONUS_DEFAULTS.bonus}),
      "minimum": coalesce(tradeBonus.minimum, ${TRADE_BONUS_DEFAULTS.minimum})
    },
    "tradeMargin": coalesce(tradeMargin, ${TRADE_MARGIN_DEFAULT}),
    "careers": { "way": coalesce(careers.way, "form"), "email": careers.email },
    "testDrive": {
      "slotMinutes": coalesce(testDrive.slotMinutes, ${SLOT_DEFAULTS.testDrive.slotMinutes}),
      "leadHours": coalesce(testDrive.leadHours, ${SLOT_DEFAULTS.testDrive.leadHours}),
      "horizonDays": coalesce(testDrive.horizonDays, ${SLOT_DEFAULTS.testDrive.horizonDays}),
      "capacity": coalesce(testDrive.capacity, ${SLOT_DEFAULTS.testDrive.capacity}),
      "ignoredTimes": coalesce(testDrive.ignoredTimes, [])
    },
    "serviceSlots": {
      "slotMinutes": coalesce(serviceSlots.slotMinutes, ${SLOT_DEFAULTS.serviceSlots.slotMinutes}),
      "leadHours": coalesce(serviceSlots.leadHours, ${SLOT_DEFAULTS.serviceSlots.leadHours}),
      "horizonDays": coalesce(serviceSlots.horizonDays, ${SLOT_DEFAULTS.serviceSlots.horizonDays}),
      "capacity": coalesce(serviceSlots.capacity, ${SLOT_DEFAULTS.serviceSlots.capacity}),
      "ignoredTimes": coalesce(serviceSlots.ignoredTimes, [])
    },
    "serviceCrm": serviceCrm { baseUrl, businessId, advisorId, technicianId },
    "verifiesPhones": coalesce(verifiesPhones, false),
    "sideButton": select(defined(sideButton.text) => {
      "icon": sideButton.icon,
      "text": ${localized('sideButton.text')},
      "hoverText": ${localized('sideButton.hoverText')},
      "panel": coalesce(sideButton.panel, "message")
    }, null),
    cookieDisplay,
    "symmetricConsent": coalesce(symmetricConsent, false),
    "backgroundLocked": coalesce(backgroundLocked, false),
    storeId,
    storeGroup,
    "inventory": {
      "conditions": coalesce(inventory.conditions, ["new", "used", "certified"]),
      "defaultSort": coalesce(inventory.defaultSort, "${INVENTORY_DEFAULTS.defaultSort}"),
      "itemsPerPage": coalesce(inventory.itemsPerPage, ${INVENTORY_DEFAULTS.itemsPerPage}),
      "filterPriority": coalesce(inventory.filterPriority, ["bodystyle", "make-model", "features", "price"]),
      "bodyStyleOrder": coalesce(inventory.bodyStyleOrder, ["suvs", "sedans", "wagons", "coupes", "convertibles", "hatchbacks", "trucks", "minivans", "commercial"]),
      "featureOrder": coalesce(inventory.featureOrder, []),
      "premium": {
        "features": coalesce(inventory.premium.features, []),
        "atLeast": coalesce(inventory.premium.atLeast, ${INVENTORY_DEFAULTS.premiumAtLeast})
      },
      "lockedPrices": coalesce(inventory.lockedPrices, []),
      "historyReport": coalesce(inventory.historyReport, "${INVENTORY_DEFAULTS.historyReport}"),
      "feedsOut": coalesce(inventory.feedsOut, []),
      "titlesAreClean": coalesce(inventory.titlesAreClean, false)
    },
    "lease": {
      "residuals": coalesce(lease.residuals[] { months, miles, percent }, []),
      "rate": lease.rate,
      "acquisitionFee": coalesce(lease.acquisitionFee, ${LEASE_DEFAULTS.acquisitionFee}),
      "extraMile": coalesce(lease.extraMile, ${LEASE_DEFAULTS.extraMile})
    },
    "localTaxes": coalesce(localTaxes[] { zip, percent, titleAndRegistration, asOf }, []),
    "collectionSlugs": {
      "vehicles": coalesce(collectionSlugs.vehicles, "vehicles"),
      "teamMembers": coalesce(collectionSlugs.teamMembers, "team-members"),
      "articles": coalesce(collectionSlugs.articles, "articles"),
      "categories": coalesce(collectionSlugs.categories, "categories")
    }
  }
`);

/** The dealership's overall rating on a review platform, entered by editors and never computed. */
const reviewSourceShape = ratingShape.extend({
  platform: z.enum(REVIEW_PLATFORMS),
  /** The dealership's page on the platform, https. */
  url: z.string(),
  /** Date on which the platform showed these numbers. */
  asOf: z.iso.date(),
});

/** A promise's terms, and whether the dealership makes it. */
const promiseShape = z.object({ offered: z.boolean(), terms: z.string().nullable() });

/** What the query returns. */
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

/** A dealership's website settings, with platform defaults for missing values. */
export const settingsQuery = queryOne('settings', SETTINGS_QUERY, settingsShape);
