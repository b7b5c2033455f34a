import { OFFER_LISTS } from '#app/vehicles/offers/offer-lists.ts';
import { definePage } from '#app/site/pages/define-page.ts';

export const page = definePage({
  paths: { 'special-offer': '/special-offers/:list/:key' },
  cache: { segments: { list: OFFER_LISTS } },
});
