import { localPath } from '../../http/page-request.ts';
import { notifyOfPath } from '../ask-about.server.ts';
import type { ActiveFilter } from './chips.server.ts';
import { formatCarCount } from '../figures.server.ts';
import type { FoundSearch } from './found-search.ts';
import { withoutFilters } from './query-change.ts';

/** A search without results: which filters to remove, and what that would show. */
export type EmptyResultsView = NonNullable<ReturnType<typeof emptyResults>>;

/** Maximum suggestions, those with the most cars. */
const WAYS = 4;

/** Returns null if there are results. */
export function emptyResults(
  heading: string,
  narrowings: readonly ActiveFilter[],
  { query, result, search, address, context }: FoundSearch,
) {
  if (result.total > 0) return null;
  const { t, locale, dealership } = context;
  const everything = withoutFilters(query);
  const total = search(everything).total;
  const ways = narrowings
    .map(({ label, without }) => ({ label, without, total: search(without).total }))
    .filter((way) => way.total > 0 && narrowings.length > 1)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, WAYS);
  return {
    heading: t('search.emptyHeading'),
    text: t(textOf(total, ways.length)),
    ways: ways.map(({ label, without, total }) => ({
      label: t('search.remove', { filter: label }),
      count: formatCarCount(total, context),
      href: address(without),
    })),
    /** Link to all cars, or null if there are none at all. */
    all:
      total === 0
        ? null
        : {
            label: `${t('search.clear')} (${formatCarCount(total, context)})`,
            href: address(everything),
          },
    /** Link to ask for a message when there are such cars. */
    notify: {
      label: t('tellMe.button'),
      href: localPath(notifyOfPath(heading), locale, dealership.languages),
    },
  };
}

function textOf(total: number, ways: number) {
  if (total === 0) return 'search.emptyStock';
  return ways > 0 ? 'search.emptyText' : 'search.emptyStart';
}
