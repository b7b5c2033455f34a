import type { SearchQuery } from '@rooftop/inventory/index/query';
import { localPath } from '../../http/page-request.ts';
import { notifyOfPath } from '../ask-about.server.ts';
import type { ActiveFilter } from './chips.server.ts';
import { formatCarCount } from '../figures.server.ts';
import type { FoundSearch } from './found-search.ts';
import { withoutFilters } from './query-change.ts';

/** A search without results: which filters to remove, and what that would show. */
export type EmptyResultsView = NonNullable<ReturnType<typeof emptyResults>>;

/** Maximum suggestions: the least important filter, then those whose removal shows the most cars. */
const WAYS = 4;

/** What shoppers give up first comes first. */
const IMPORTANCE: readonly ActiveFilter['name'][] = [
  'keyword',
  'great-deals',
  'features',
  'color',
  'transmission',
  'fuel',
  'drivetrain',
  'seats',
  'mileage',
  'year',
  'store',
  'payment',
  'price',
  'condition',
  'bodystyle',
  'make-model',
];

interface Way {
  readonly labels: readonly string[];
  readonly without: SearchQuery;
  readonly total: number;
}

/** Removes the least important filters, as many as needed. Leaves at least one; null if that is not enough. */
function removeSeveral(filters: readonly ActiveFilter[], { query, search }: FoundSearch): Way | null {
  let without = query;
  for (const [at, { remove }] of filters.slice(0, -1).entries()) {
    without = remove(without);
    const { total } = search(without);
    if (total > 0) return { labels: filters.slice(0, at + 1).map(({ label }) => label), without, total };
  }
  return null;
}

/** What to remove so that cars are found. Empty if only removing everything helps. */
function waysOut(narrowings: readonly ActiveFilter[], found: FoundSearch): readonly Way[] {
  const { query, search } = found;
  if (narrowings.length < 2) return [];
  const filters = narrowings.toSorted((a, b) => IMPORTANCE.indexOf(a.name) - IMPORTANCE.indexOf(b.name));
  const [least, ...others] = filters
    .map(({ label, remove }): Way => {
      const without = remove(query);
      return { labels: [label], without, total: search(without).total };
    })
    .filter(({ total }) => total > 0);
  const several = least === undefined ? removeSeveral(filters, found) : null;
  if (several !== null) return [several];
  return least === undefined ? [] : [least, ...others.toSorted((a, b) => b.total - a.total)].slice(0, WAYS);
}

/** Returns null if there are results. */
export function emptyResults(heading: string, narrowings: readonly ActiveFilter[], found: FoundSearch) {
  const { query, result, search, address, context } = found;
  if (result.total > 0) return null;
  const { t, locale, dealership } = context;
  const everything = withoutFilters(query);
  const total = search(everything).total;
  const ways = waysOut(narrowings, found);
  const list = new Intl.ListFormat(locale);
  return {
    heading: t('search.emptyHeading'),
    text: t(textOf(total, ways.length)),
    ways: ways.map(({ labels, without, total: count }) => ({
      label: t('search.remove', { filter: list.format(labels) }),
      count: formatCarCount(count, context),
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
