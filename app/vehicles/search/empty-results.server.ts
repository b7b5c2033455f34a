import type { Narrowing } from './chips.server.ts';
import { sayCount } from '../figures.server.ts';
import type { FoundSearch } from './found-search.ts';
import { withoutFilters } from './query-change.ts';

/** A search without results: which filters to remove, and what that would show. */
export interface EmptyResultsView {
  readonly heading: string;
  readonly text: string;
  readonly ways: readonly { readonly label: string; readonly count: string; readonly href: string }[];
  /** Link to all cars, or null if there are none at all. */
  readonly all: { readonly label: string; readonly href: string } | null;
}

/** Maximum suggestions, those with the most cars. */
const WAYS = 4;

/** Returns null if there are results. */
export function emptyResults(
  narrowings: readonly Narrowing[],
  { query, result, search, address, context }: FoundSearch,
): EmptyResultsView | null {
  if (result.total > 0) return null;
  const { say } = context;
  const everything = withoutFilters(query);
  const total = search(everything).total;
  if (total === 0) {
    return { heading: say('search.emptyHeading'), text: say('search.emptyStock'), ways: [], all: null };
  }
  const ways = narrowings
    .map(({ label, without }) => ({ label, without, total: search(without).total }))
    .filter((way) => way.total > 0 && narrowings.length > 1)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, WAYS);
  return {
    heading: say('search.emptyHeading'),
    text: say(ways.length > 0 ? 'search.emptyText' : 'search.emptyStart'),
    ways: ways.map(({ label, without, total }) => ({
      label: say('search.remove', { filter: label }),
      count: sayCount(total, context),
      href: address(without),
    })),
    all: {
      label: `${say('search.clear')} (${sayCount(total, context)})`,
      href: address(everything),
    },
  };
}
