import { useRouter, type RouterState } from 'sanity/router';
import { z } from 'zod';
import {
  dealershipNamed,
  type DeskPlace,
  deskPlaceOf,
  firstPlace,
  nameInUrl,
  placeParams,
  withSearch,
} from '../../desk/place.ts';
import type { DeskRouter } from '../../desk/shell/desk-context.ts';
import { keepSearch, useSearch } from '../../desk/shell/searched-text.ts';
import type { StudioDealerships } from '../use-dealerships.ts';

const stateShape = z.object({
  dealership: z.string().optional(),
  page: z.string().optional(),
  lead: z.string().optional(),
  _searchParams: z.array(z.tuple([z.string(), z.string()])).default([]),
});

/** Returns a place as the Studio's router keeps it, with the slug of its dealership. */
export const stateOf = (place: DeskPlace, dealerships: StudioDealerships): RouterState => ({
  dealership: nameInUrl(place.dealership, dealerships),
  page: place.page,
  ...(place.lead === undefined ? {} : { lead: place.lead }),
  _searchParams: placeParams(place),
});

/**
 * Keeps the desk's place in the Studio's URL. Null while no dealership is chosen, or the user's dealerships are unknown.
 */
export function useStudioNavigation(dealerships: StudioDealerships | undefined): DeskRouter | null {
  const router = useRouter();
  const search = useSearch();
  const only = dealerships?.length === 1 ? dealerships[0]?._id : undefined;
  const { dealership: name = only, page, lead, _searchParams } = stateShape.parse(router.state);
  if (name === undefined || dealerships === undefined) return null;
  const dealership = dealershipNamed(name, dealerships);
  const params = new URLSearchParams(_searchParams);
  const place = page === undefined ? firstPlace(dealership) : deskPlaceOf(dealership, { page, lead, params });
  return {
    place: withSearch(place, search),
    go(to, how) {
      router.navigate(stateOf(to, dealerships), { replace: how === 'replace' });
      keepSearch(to);
    },
    hrefOf: (to) => router.resolvePathFromState(stateOf(to, dealerships)),
  };
}
