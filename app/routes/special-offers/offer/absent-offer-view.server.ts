import type { RequestContext } from '../../../context.server.ts';
import { OFFERS_PATH } from '../../../offers/offer-lists.ts';

/** Says that an offer is not available today, and links to the current ones. */
export interface AbsentOfferView {
  readonly kind: 'absent';
  readonly heading: string;
  readonly text: string;
  readonly browse: { readonly label: string; readonly href: string };
}

export function absentOfferView(
  { isOver, hasOthers }: { readonly isOver: boolean; readonly hasOthers: boolean },
  { say, href }: Pick<RequestContext, 'say' | 'href'>,
): AbsentOfferView {
  return {
    kind: 'absent',
    heading: say(isOver ? 'offers.ended' : 'offers.toCome'),
    text: hasOthers ? say('offers.absentText') : say('offers.empty'),
    browse: hasOthers
      ? { label: say('offers.list.all'), href: href(OFFERS_PATH) ?? '/' }
      : { label: say('offers.contact'), href: href('/contact-us') ?? '/' },
  };
}
