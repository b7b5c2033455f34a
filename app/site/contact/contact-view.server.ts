import type { Store } from '@rooftop/content/documents/store';
import type { RequestContext } from '../../context.server.ts';
import {
  phoneView,
  placeOfCompany,
  placeOfStore,
  placeView,
  type PlaceView,
} from '../../stores/place-view.server.ts';
import { hasWorkshop } from '../../stores/workshops.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { type Words, words } from '../../locales/wording.server.ts';

const CALL_WORDS = ['contact.call', 'contact.email', 'contact.write'] as const;

/** Shown next to the form: what the page is for, and whom to call when. */
export interface ContactLeadView {
  readonly heading: string;
  readonly intro: string;
  /** The chosen store, or else the dealership. */
  readonly company: PlaceView;
  readonly email: { readonly address: string; readonly href: string } | null;
  readonly words: Words<(typeof CALL_WORDS)[number]>;
}

export interface ContactLeadOptions extends Pick<ContactLeadView, 'heading' | 'intro'> {
  /** Whether the page is for service, so that the service department comes first. */
  readonly isForService?: boolean;
}

/** Whom to call when, next to a page's own heading and text. */
export async function contactLeadView(
  { heading, intro, isForService = false }: ContactLeadOptions,
  context: RequestContext,
): Promise<ContactLeadView> {
  const company = await context.company();
  const place = placeView(placeOfCompany(company), context);
  return {
    heading,
    intro,
    company: isForService ? await forService(place, context) : place,
    email: company.email === null ? null : { address: company.email, href: `mailto:${company.email}` },
    words: words(context.t, CALL_WORDS),
  };
}

/**
 * The same place with its service department first. If the visitor has chosen no store and several have a service
 * center, lists each of them by name.
 */
async function forService(place: PlaceView, context: RequestContext): Promise<PlaceView> {
  const shops = await serviceCentersToChoose(context);
  if (shops.length === 0)
    return { ...place, phones: place.phones.toReversed(), hours: place.hours.toReversed() };
  return {
    ...place,
    phones: shops.map(({ name, phones }) => {
      const phone = phoneView(phones.service ?? phones.sales, 'service', context);
      const spoken = context.t('phone.call', { department: name, number: phone.number });
      return { ...phone, department: name, spoken };
    }),
    hours: shops.flatMap((store) =>
      placeView(placeOfStore(store), context)
        .hours.slice(-1)
        .map((service) => ({ ...service, department: store.name })),
    ),
  };
}

/** Stores with a service center that the visitor has to choose from. Empty if the choice is clear. */
export async function serviceCentersToChoose({
  content,
  store,
}: Pick<RequestContext, 'content' | 'store'>): Promise<readonly Store[]> {
  const shops = (await orFallback(content.stores(), [])).filter(hasWorkshop);
  const isPlain = store === undefined ? shops.length < 2 : hasWorkshop(store);
  return isPlain ? [] : shops;
}
