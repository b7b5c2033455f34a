/** Events of ad tags, with their values in US dollars (spec 9, conversion values). */
import type { AscEvent } from './asc/asc-event.ts';
import type { Fact } from './facts.ts';

/** An e-commerce event as ad tags read it from Tag Manager's data layer. */
export interface AdTagEvent {
  readonly name: 'view_search_results' | 'view_item_list' | 'view_item' | 'add_to_cart' | 'purchase';
  readonly valueUsd: number;
  /** VINs. */
  readonly items: readonly string[];
}

/** Ad-tag item values of spec 9. */
export const AD_TAG_VALUES = {
  view_search_results: 2,
  view_item_list: 3,
  view_item: 5,
  add_to_cart: 20,
  purchase: 30,
} as const satisfies Record<AdTagEvent['name'], number>;

const adTag = (name: AdTagEvent['name'], items: readonly (string | null)[]): AdTagEvent => ({
  name,
  valueUsd: AD_TAG_VALUES[name],
  items: items.filter((vin) => vin !== null),
});

/** The ad tag's event of a fact, or null. A search with filters is a search result, a personalized price the cart. */
export function adTagEvent(fact: Fact): AdTagEvent | null {
  if (fact.kind === 'listViewed')
    return adTag(Object.keys(fact.filters).length > 0 ? 'view_search_results' : 'view_item_list', fact.shown);
  if (fact.kind === 'vehicleViewed') return adTag('view_item', [fact.vehicle.vin]);
  if (fact.kind === 'priceUnlocked') return adTag('add_to_cart', [fact.vin]);
  return null;
}

/**
 * The ad tag's event for an event from a frame, or null. A credit application in a lender's frame is a purchase. Our own
 * applications run in frames without trackers.
 */
export const frameAdTagEvent = ({ name, parameters }: AscEvent): AdTagEvent | null =>
  name === 'asc_form_submission' && parameters['form_type'] === 'finance/credit'
    ? adTag('purchase', [])
    : null;
