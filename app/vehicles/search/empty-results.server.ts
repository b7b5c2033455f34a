import type { SearchQuery } from '@rooftop/inventory/index/query';
import { localPath } from '#app/http/page-request.ts';
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

function wayWithout(filters: readonly ActiveFilter[], { query, search }: FoundSearch): Way {
  const without = filters.reduce((left, { remove }) => remove(left), query);
  return { labels: filters.map(({ label }) => label), without, total: search(without).total };
}

/**
 * Removes the least important filters, as many as needed, and then keeps each of them that does no harm. Leaves at
 * least one; null if that is not enough.
 */
function removeSeveral(filters: readonly ActiveFilter[], found: FoundSearch): Way | null {
  const enough = filters
    .slice(0, -1)
    .findIndex((_, at) => wayWithout(filters.slice(0, at + 1), found).total > 0);
  if (enough === -1) return null;
  const removed = filters.slice(0, enough + 1).reduceRight<readonly ActiveFilter[]>(
    (needed, filter) => {
      const others = needed.filter((one) => one !== filter);
      return others.length > 0 && wayWithout(others, found).total > 0 ? others : needed;
    },
    filters.slice(0, enough + 1),
  );
  return wayWithout(removed, found);
}

/** What to remove so that cars are found. Empty if only removing everything helps. */
function waysOut(narrowings: readonly ActiveFilter[], found: FoundSearch): readonly Way[] {
  if (narrowings.length < 2) return [];
  const filters = narrowings.toSorted((a, b) => IMPORTANCE.indexOf(a.name) - IMPORTANCE.indexOf(b.name));
  const [least, ...others] = filters
    .map((filter) => wayWithout([filter], found))
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
