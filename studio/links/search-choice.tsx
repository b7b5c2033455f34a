import { Text } from '@sanity/ui';
import type { ChosenLink } from './chosen-link.ts';
import { isSearchUrl } from './link-kind.ts';
import { PlainSearchFields } from './plain-search-fields.tsx';
import { SearchFilters } from './search-filters.tsx';
import { useFoundCars } from './use-found-cars.ts';

/** Every car: what a search begins with. */
const EVERYTHING = '/cars-for-sale';

/** A search of the dealership's cars, by the filters of its website, with today's number of cars. */
export function SearchChoice({ id, ...link }: ChosenLink & { readonly id: string }) {
  const { href, known } = link;
  const url = href !== undefined && isSearchUrl(href) ? href : EVERYTHING;
  const found = useFoundCars(known.dealership, url, 0);
  if (found === undefined) return null;
  if (found.answer === null) return <PlainSearchFields {...link} id={id} url={url} />;
  if (found.answer.kind !== 'search') {
    return (
      <Text size={1} role="alert">
        {`This website does not know the search ${found.url}. Choose another kind of target, or enter another address.`}
      </Text>
    );
  }
  return (
    <SearchFilters
      {...link}
      id={id}
      isChosen={href !== undefined}
      isCurrent={found.url === url}
      search={found.answer}
    />
  );
}
