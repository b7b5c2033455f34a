import type { RequestContext } from '../../../context.server.ts';
import { OFFERS_PATH } from '../../../vehicles/offers/offer-lists.ts';

/** Says that an offer is not available today, and links to the current ones. */
export interface UnavailableOfferView {
  readonly kind: 'absent';
  readonly heading: string;
  readonly text: string;
  readonly browse: { readonly label: string; readonly href: string };
}

export function unavailableOfferView(
  { isOver, hasOthers }: { readonly isOver: boolean; readonly hasOthers: boolean },
  { t, href }: Pick<RequestContext, 't' | 'href'>,
): UnavailableOfferView {
  return {
    kind: 'absent',
    heading: t(isOver ? 'offers.ended' : 'offers.toCome'),
    text: hasOthers ? t('offers.absentText') : t('offers.empty'),
    browse: hasOthers
      ? { label: t('offers.list.all'), href: href(OFFERS_PATH) ?? '/' }
      : { label: t('offers.contact'), href: href('/contact-us') ?? '/' },
  };
}
