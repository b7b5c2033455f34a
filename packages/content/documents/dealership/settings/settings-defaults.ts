/**
 * What applies where a dealership enters nothing: queries fill it in, the Studio's descriptions name it, and the website
 * uses it while it can't read the settings. Literal values only, because the types of queries are generated from them.
 */

/** When appointments may begin, and how many at once. */
export const SLOT_DEFAULTS = {
  testDrive: { slotMinutes: 60, leadHours: 2, horizonDays: 14, capacity: 2 },
  serviceSlots: { slotMinutes: 30, leadHours: 4, horizonDays: 30, capacity: 2 },
} as const;

/** How cars are listed (spec 9, listing). */
export const INVENTORY_DEFAULTS = {
  defaultSort: 'newest',
  itemsPerPage: 19,
  premiumAtLeast: 3,
  historyReport: 'https://www.carfax.com/VehicleHistory/p/Report.cfx?vin={vin}',
} as const;

/** In cents: a bonus of $300, and a trade is worth at least $1,000 (spec 1). */
export const TRADE_BONUS_DEFAULTS = { bonus: 30_000, minimum: 100_000 } as const;

/** In cents. */
export const TRADE_MARGIN_DEFAULT = 100_000;

/** In cents. */
export const LEASE_DEFAULTS = { acquisitionFee: 59_500, extraMile: 20 } as const;

/** Minutes of opening hours within which leads are to be answered. */
export const ANSWER_MINUTES = 15;
