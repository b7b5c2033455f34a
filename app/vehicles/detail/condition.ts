import type { Listing, ListingCondition } from '@rooftop/inventory/vehicle';

/** What a vehicle is offered as: a certified one is a used one with the flag (decided, section 2). */
export const conditionOf = ({
  condition,
  isCertified,
}: Pick<Listing, 'condition' | 'isCertified'>): ListingCondition =>
  condition === 'used' && isCertified ? 'certified' : condition;
