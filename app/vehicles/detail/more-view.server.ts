import { financingPath } from '../financing-path.ts';
import { isPreApprovalInstant } from '../lender-form.ts';
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import { INVENTORY_DEFAULTS } from '@rooftop/content/documents/dealership/settings/settings-defaults';
import type { Hit } from '@rooftop/inventory/index/result-page';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { wordsFor } from '#app/locales/wording.server.ts';
import { translateTerm } from '@rooftop/platform/inventory/feed-terms';
import { factGroups } from './facts-view.server.ts';
import { historyReport } from './history-report.ts';
import type { Seller } from './seller.server.ts';
import { WARRANTY_MILES } from '../warranty-miles.ts';

const MORE_WORDS = [
  'detail.bar',
  'detail.barCall',
  'detail.barDirections',
  'detail.description',
  'detail.features',
  'detail.featuresMore',
  'detail.history',
  'detail.historyLink',
  'detail.historyText',
  'detail.heading',
  'detail.location',
  'detail.note',
  'detail.warranty',
  'detail.warrantyText',
  'stores.directions',
] as const;

/** Features shown before "Show all". */
const FEATURES_IN_SIGHT = 12;

/** Text from a feed. */
export interface FeedText {
  readonly text: string;
  /** Language of the text. Undefined if it is the page's own. */
  readonly lang: typeof FEED_LANGUAGE | undefined;
}

/** Feeds of US dealers are written in English. */
const FEED_LANGUAGE = 'en';

/** Details below a vehicle's price and images. */
export type MoreView = Awaited<ReturnType<typeof moreView>>;

function warrantyOf({ mileage }: Listing, settings: Settings | null) {
  const isCovered = mileage !== null && mileage < WARRANTY_MILES;
  return isCovered && settings?.engineWarranty.offered ? { terms: settings.engineWarranty.terms } : null;
}

/** Builds the details below a vehicle's images and price. */
export async function moreView({ listing }: Hit, { place }: Seller, context: RequestContext) {
  const settings = await orFallback(context.content.settings(), null);
  const lang = context.locale === FEED_LANGUAGE ? undefined : FEED_LANGUAGE;
  const features = listing.features.map((feature): FeedText => {
    const text = translateTerm(feature, context.locale);
    return { text, lang: text === feature ? lang : undefined };
  });
  return {
    groups: factGroups(listing, context),
    features: features.slice(0, FEATURES_IN_SIGHT),
    /** Shown after a click. */
    moreFeatures: features.slice(FEATURES_IN_SIGHT),
    description: listing.description === null ? null : { text: listing.description, lang },
    /** The dealership's own words, in the page's language. */
    note: listing.note?.[context.locale] ?? null,
    /** An https URL. */
    history: historyReport(
      settings?.inventory.historyReport ?? INVENTORY_DEFAULTS.historyReport,
      listing.vin,
    ),
    place,
    /** The dealership's engine warranty for this vehicle, or null if it has none. */
    warranty: warrantyOf(listing, settings),
    preApproval: context.href(financingPath(listing.vin)),
    preApprovalLabel: context.t(isPreApprovalInstant(settings) ? 'detail.barApproval' : 'detail.preApproval'),
    words: wordsFor(context.t, MORE_WORDS),
  };
}
