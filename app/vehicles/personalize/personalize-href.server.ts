import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { firstStep, personalizePath } from './personalize-steps.ts';

/** URL to personalize a car's price. Null if there is nothing to personalize: no locked price, and no payment. */
export const personalizeHref = (
  { listing, price, isPriceLocked }: Pick<Hit, 'listing' | 'price' | 'isPriceLocked'>,
  { dealership, locale }: Pick<RequestContext, 'dealership' | 'locale'>,
): string | null =>
  isPriceLocked || (dealership.financing !== null && price !== null)
    ? localPath(personalizePath(firstStep(listing.vin)), locale, dealership.languages)
    : null;
