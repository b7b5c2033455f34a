import { useRouter, type RouterState } from 'sanity/router';
import { z } from 'zod';
import { firstPlace, type DeskPlace, deskPlaceOf, placeParams, withSearch } from '../../desk/place.ts';
import type { DeskRouter } from '../../desk/shell/desk-context.ts';
import { keepSearch, useSearch } from '../../desk/shell/searched-text.ts';

const stateShape = z.object({
  dealership: z.string().optional(),
  page: z.string().optional(),
  lead: z.string().optional(),
  _searchParams: z.array(z.tuple([z.string(), z.string()])).default([]),
});

/** Returns a place as the Studio's router keeps it. */
export const stateOf = (place: DeskPlace): RouterState => ({
  dealership: place.dealership,
  page: place.page,
  ...(place.lead === undefined ? {} : { lead: place.lead }),
  _searchParams: placeParams(place),
});

/**
 * Keeps the desk's place in the Studio's URL. Null while no dealership is chosen.
 * @param only the user's only dealership
 */
export function useStudioNavigation(only: string | undefined): DeskRouter | null {
  const router = useRouter();
  const search = useSearch();
  const { dealership = only, page, lead, _searchParams } = stateShape.parse(router.state);
  if (dealership === undefined) return null;
  const params = new URLSearchParams(_searchParams);
  const place = page === undefined ? firstPlace(dealership) : deskPlaceOf(dealership, { page, lead, params });
  return {
    place: withSearch(place, search),
    go(to, how) {
      router.navigate(stateOf(to), { replace: how === 'replace' });
      keepSearch(to);
    },
    hrefOf: (to) => router.resolvePathFromState(stateOf(to)),
  };
}
