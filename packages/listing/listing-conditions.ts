/** A certified car is a used one with a flag (spec 2; decision 114). */
export const CONDITIONS = ['new', 'used'] as const;

/** What a car is offered as: the first segment of inventory URLs. */
export const LISTING_CONDITIONS = [...CONDITIONS, 'certified'] as const;
export type ListingCondition = (typeof LISTING_CONDITIONS)[number];
