/** The orders in which shoppers can list cars. */
export const SORTS = ['newest', 'oldest', 'mileage', 'year', 'priceHigh', 'priceLow'] as const;
export type Sort = (typeof SORTS)[number];
