import { FACETS, type Range, type RangeName, RANGES, type SearchQuery } from '@rooftop/inventory/index/query';
import { formatEnd } from '../figures.server.ts';
import type { FoundSearch } from './found-search.ts';
import { withoutKeyword, withRange, withValues } from './query-change.ts';

/** One criterion of a search. */
export interface ActiveFilter {
  readonly label: string;
  /** The query without it. */
  readonly without: SearchQuery;
}

type Naming = Pick<FoundSearch, 'context' | 'labels' | 'vocabulary'>;

function rangeLabel(name: RangeName, { min, max }: Range, { context: { t, locale } }: Naming): string {
  const facts = {
    name: t(`facets.${name}`),
    min: min === null ? '' : formatEnd(name, min, locale),
    max: max === null ? '' : formatEnd(name, max, locale),
  };
  if (min === null) return t('search.less', facts);
  return t(max === null ? 'search.atLeast' : 'search.between', facts);
}

/** All criteria of a query, in the order of the filters. */
export function activeFilters(query: SearchQuery, naming: Naming): readonly ActiveFilter[] {
  const { labels, vocabulary } = naming;
  const ofFacets = FACETS.flatMap((facet) => {
    const values = query.filters[facet] ?? [];
    return values.map((value): ActiveFilter => {
      const name = vocabulary.find(facet, value);
      const make = name?.parent ? vocabulary.find(facet, name.parent)?.label : undefined;
      const label = labels(facet, value, name?.label ?? value);
      return {
        label: make === undefined ? label : `${make} ${label}`,
        without: withValues(
          query,
          facet,
          values.filter((one) => one !== value),
        ),
      };
    });
  });
  const ofRanges = RANGES.flatMap((name): readonly ActiveFilter[] => {
    const range = query.ranges[name];
    return range === undefined
      ? []
      : [{ label: rangeLabel(name, range, naming), without: withRange(query, name, null) }];
  });
  const { keyword } = query;
  const typed = keyword === null ? [] : [{ label: `“${keyword}”`, without: withoutKeyword(query) }];
  return [...ofFacets, ...ofRanges, ...typed];
}

/** The active criteria, each with a link that removes it. */
export const chips = (all: readonly ActiveFilter[], { address, context }: FoundSearch) =>
  all.map(({ label, without }) => ({
    label,
    /** For screen readers: says that the link removes the filter. */
    spoken: context.t('search.remove', { filter: label }),
    href: address(without),
  }));
