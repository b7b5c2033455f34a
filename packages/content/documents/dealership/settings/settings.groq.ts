import { defineQuery } from 'groq';
import { hours, profile } from '../../../company.groq.ts';
import { queryOne } from '../../../content-query.ts';
import { localized } from '../../../localized.groq.ts';
import { picture } from '../../../picture.groq.ts';
import { settingsShape } from './settings.ts';
import {
  INVENTORY_DEFAULTS,
  LEASE_DEFAULTS,
  SLOT_DEFAULTS,
  TRADE_BONUS_DEFAULTS,
  TRADE_MARGIN_DEFAULT,
} from './settings-defaults.ts';

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

/** A dealership's website settings, with platform defaults for missing values. */
export const settingsQuery = queryOne('settings', SETTINGS_QUERY, settingsShape);
