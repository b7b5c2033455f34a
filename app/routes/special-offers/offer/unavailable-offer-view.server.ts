import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '../../../context.server.ts';

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
      ? { label: t('offers.list.all'), href: href(pathTo('special-offers')) ?? '/' }
      : { label: t('offers.contact'), href: href('/contact-us') ?? '/' },
  };
}
