/** Events of ad tags and pixels, with their values in US dollars (spec 9, conversion values). */
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

/**
 * The ad tag's event of a fact, or null. A search with filters is a search result. A personalized price is the cart, an
 * application for financing the purchase.
 */
export function adTagEvent(fact: Fact): AdTagEvent | null {
  switch (fact.kind) {
    case 'listViewed':
      return adTag(
        Object.keys(fact.filters).length > 0 ? 'view_search_results' : 'view_item_list',
        fact.shown,
      );
    case 'vehicleViewed':
      return adTag('view_item', [fact.vehicle.vin]);
    case 'priceUnlocked':
      return adTag('add_to_cart', [fact.vin]);
    case 'formSent':
      return fact.form === 'APPLY_FINANCING' || fact.form === 'FULL_CREDIT_APP'
        ? adTag('purchase', [fact.vin])
        : null;
    default:
      return null;
  }
}

/** An event of Meta's pixel. */
export interface PixelEvent {
  readonly name: string;
  /** Whether Meta knows the name. It takes others as custom events. */
  readonly isStandard: boolean;
  readonly valueUsd: number;
  /** The server reports the event under this id already. Null for one that the browser chooses. */
  readonly id: string | null;
  /** Whether the browser asks the server to report it as well, under the same id. */
  readonly hasTwin: boolean;
  readonly vin?: string;
}

const STANDARD: ReadonlySet<string> = new Set([
  'Contact',
  'CustomizeProduct',
  'Lead',
  'PageView',
  'Schedule',
  'SubmitApplication',
  'ViewContent',
]);

type Details = Partial<Omit<PixelEvent, 'name' | 'isStandard'>>;
const pixel = (name: string, valueUsd: number, details: Details = {}): PixelEvent => ({
  name,
  isStandard: STANDARD.has(name),
  valueUsd,
  id: null,
  hasTwin: false,
  ...details,
});

/** The pixel's event of a fact, or null (spec 7, internal events; spec 9). */
export function pixelEvent(fact: Fact): PixelEvent | null {
  switch (fact.kind) {
    case 'pageViewed':
      return fact.route === 'vehicle' ? null : pixel('PageView', 0, { hasTwin: true });
    case 'vehicleViewed':
      return pixel('ViewContent', AD_TAG_VALUES.view_item, { vin: fact.vehicle.vin });
    case 'phoneClicked':
      return pixel('ClickToCall', 5, { hasTwin: true });
    case 'conversationStarted':
      // The server hears of a chat by /api/conversation.
      return pixel('ConversationStarted', 10, { id: fact.eventId, hasTwin: fact.channel === 'message' });
    case 'formSent':
      return fact.event && pixel(fact.event.name, fact.event.valueUsd, { id: fact.event.id });
    case 'popupFinished':
      return fact.event === null ? null : pixel(fact.event, 0);
    default:
      return null;
  }
}
