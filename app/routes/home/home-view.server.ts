import type { HomePage } from '@rooftop/content/documents/home-page';
import type { Store } from '@rooftop/content/documents/store';
import type { HeroView } from '../../blocks/hero.tsx';
import type { RequestContext } from '../../context.server.ts';
import { safeHref } from '../../http/safe-path.ts';
import { formatList } from '../../stores/clock.server.ts';
import { pictureView } from '../../ui/picture-view.server.ts';

/** The title of a dealership's home page: its name and where it is. */
export function homeTitle(stores: readonly Store[], context: RequestContext): string {
  const { dealership, locale, say } = context;
  if (stores.length === 0) return dealership.name;
  const cities = [...new Set(stores.map(({ address }) => `${address.city}, ${address.state}`))];
  const places = cities.length > 2 ? stores.map(({ address }) => address.city) : cities;
  return say('home.title', { name: dealership.name, places: formatList([...new Set(places)], locale) });
}

/** Until somebody publishes a home page, the dealership's name stands for the headline. */
export function heroView(page: HomePage | null, { dealership, imageUrl }: RequestContext): HeroView {
  if (page === null) return { headline: dealership.name, text: null, picture: null, callToAction: null };
  const { headline, text, image, callToAction } = page.hero;
  const href = safeHref(callToAction?.href ?? null);
  return {
    headline,
    text,
    picture: image && pictureView(image, imageUrl),
    callToAction: callToAction && href !== null ? { label: callToAction.label, href } : null,
  };
}
