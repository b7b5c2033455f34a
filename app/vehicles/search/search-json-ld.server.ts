import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { VehicleCardView } from '../card/card-view.server.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import type { FoundSearch } from './found-search.ts';

interface ListedSearch {
  readonly heading: string;
  readonly cards: readonly Pick<VehicleCardView, 'href' | 'name' | 'trim'>[];
  readonly crumbs: readonly Crumb[];
}

/**
 * A search's data for search engines: its breadcrumbs, and its cars in order with their URLs. Prices are on the cars'
 * own pages.
 */
export function searchJsonLd(
  { heading, cards, crumbs }: ListedSearch,
  { query, address, context: { origin } }: Pick<FoundSearch, 'query' | 'address' | 'context'>,
): object {
  const absolute = (href: string): string => new URL(href, origin).href;
  const url = absolute(address(query));
  const cars = {
    '@type': 'ItemList',
    name: heading,
    url,
    itemListElement: cards.map(({ href, name, trim }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: [name, trim].filter(Boolean).join(' '),
      url: absolute(href),
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [cars, breadcrumbList(crumbs, url)] };
}
