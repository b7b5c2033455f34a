import { defineQuery } from 'groq';
import { hours, profile } from '../company.groq.ts';
import { queryOne } from '../content-query.ts';
import { localized } from '../localized.groq.ts';
import { picture } from '../picture.groq.ts';
import { settingsShape } from './settings.ts';

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
      "bonus": coalesce(tradeBonus.bonus, 30000),
      "minimum": coalesce(tradeBonus.minimum, 100000)
    },
    "careers": { "way": coalesce(careers.way, "form"), "email": careers.email },
    "testDrive": {
      "slotMinutes": coalesce(testDrive.slotMinutes, 60),
      "leadHours": coalesce(testDrive.leadHours, 2),
      "horizonDays": coalesce(testDrive.horizonDays, 14),
      "capacity": coalesce(testDrive.capacity, 2),
      "ignoredTimes": coalesce(testDrive.ignoredTimes, [])
    },
    "serviceSlots": {
      "slotMinutes": coalesce(serviceSlots.slotMinutes, 30),
      "leadHours": coalesce(serviceSlots.leadHours, 4),
      "horizonDays": coalesce(serviceSlots.horizonDays, 30),
      "capacity": coalesce(serviceSlots.capacity, 2),
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
    apiBaseUrl,
    "inventory": {
      "conditions": coalesce(inventory.conditions, ["new", "used", "certified"]),
      "defaultSort": coalesce(inventory.defaultSort, "newest"),
      "itemsPerPage": coalesce(inventory.itemsPerPage, 19),
      "filterPriority": coalesce(inventory.filterPriority, ["bodystyle", "make-model", "features", "price"]),
      "bodyStyleOrder": coalesce(inventory.bodyStyleOrder, ["suvs", "sedans", "wagons", "coupes", "convertibles", "hatchbacks", "trucks", "minivans", "commercial"]),
      "featureOrder": coalesce(inventory.featureOrder, []),
      "premium": {
        "features": coalesce(inventory.premium.features, []),
        "atLeast": coalesce(inventory.premium.atLeast, 3)
      },
      "advertisedPrice": coalesce(inventory.advertisedPrice, "sale"),
      "lockedPrices": coalesce(inventory.lockedPrices, []),
      "historyReport": coalesce(inventory.historyReport, "https://www.carfax.com/VehicleHistory/p/Report.cfx?vin={vin}"),
      "feedsOut": coalesce(inventory.feedsOut, []),
      "titlesAreClean": coalesce(inventory.titlesAreClean, false)
    },
    "lease": {
      "residuals": coalesce(lease.residuals[] { months, miles, percent }, []),
      "rate": lease.rate,
      "acquisitionFee": coalesce(lease.acquisitionFee, 59500),
      "extraMile": coalesce(lease.extraMile, 20)
    },
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
