import {
  type Facet,
  FACETS,
  type Range,
  type RangeName,
  RANGES,
  type SearchQuery,
} from '@rooftop/inventory/index/query';
import { typedWords } from '@rooftop/inventory/index/keyword/keyword-words';
import { formatEnd } from '../figures.server.ts';
import type { FoundSearch } from './found-search.ts';
import { keywordWords } from './keyword-words.server.ts';
import { withoutExclusion, withRange, withFilterValues, withWords } from './query-change.ts';

/** One criterion of a search. */
export interface ActiveFilter {
  readonly name: Facet | RangeName | 'keyword';
  readonly label: string;
  /** Another query without it. */
  readonly remove: (query: SearchQuery) => SearchQuery;
}

type Naming = Pick<FoundSearch, 'context' | 'labels' | 'vocabulary'>;

function rangeLabel(name: RangeName, { min, max }: Range, { context: { t, locale } }: Naming): string {
  const facts = {
    name: t(`facets.${name}`),
    min: min === null ? '' : formatEnd(name, min, locale),
    max: max === null ? '' : formatEnd(name, max, locale),
  };
  if (min === null) return t('search.less', facts);
  if (min === max) return t('search.exactly', facts);
  return t(max === null ? 'search.atLeast' : 'search.between', facts);
}

/** The label of a value. A model's includes its make. */
function valueLabel(facet: Facet, value: string, { labels, vocabulary }: Naming): string {
  const name = vocabulary.find(facet, value);
  const make = name?.parent ? vocabulary.find(facet, name.parent)?.label : undefined;
  const label = labels(facet, value, name?.label ?? value);
  return make === undefined ? label : `${make} ${label}`;
}

const without = (values: readonly string[] = [], value: string): readonly string[] =>
  values.filter((one) => one !== value);

const wordsIn = ({ keyword }: SearchQuery): readonly string[] =>
  typedWords(keyword ?? '').map(({ spelled }) => spelled);

/** All criteria of a query, in the order of the filters. Unknown words are none: the search ignores them. */
export function activeFilters(
  query: SearchQuery,
  naming: Naming & Pick<FoundSearch, 'result'>,
): readonly ActiveFilter[] {
  const { t } = naming.context;
  const wanted = FACETS.flatMap((facet) =>
    (query.filters[facet] ?? []).map(
      (value): ActiveFilter => ({
        name: facet,
        label: valueLabel(facet, value, naming),
        remove: (from) => withFilterValues(from, facet, without(from.filters[facet], value)),
      }),
    ),
  );
  const unwanted = FACETS.flatMap((facet) =>
    (query.excluded[facet] ?? []).map(
      (value): ActiveFilter => ({
        name: facet,
        label: t('search.except', { filter: valueLabel(facet, value, naming) }),
        remove: (from) => withoutExclusion(from, facet, value),
      }),
    ),
  );
  const limits = RANGES.flatMap((name): readonly ActiveFilter[] => {
    const range = query.ranges[name];
    const remove = (from: SearchQuery): SearchQuery => withRange(from, name, null);
    return range === undefined ? [] : [{ name, label: rangeLabel(name, range, naming), remove }];
  });
  const typed = [...new Set(keywordWords(query, naming.result).known)].map(
    (word): ActiveFilter => ({
      name: 'keyword',
      label: t('search.quoted', { word }),
      remove: (from) => withWords(from, without(wordsIn(from), word)),
    }),
  );
  return [...wanted, ...unwanted, ...limits, ...typed];
}

/** The active criteria, each with a link that removes it. */
export const chips = (all: readonly ActiveFilter[], { query, address, context }: FoundSearch) =>
  all.map(({ label, remove }) => ({
    label,
    /** For screen readers: says that the link removes the filter. */
    spoken: context.t('search.remove', { filter: label }),
    href: address(remove(query)),
  }));
