import { createHeadingData } from '@rooftop/inventory/url/heading';
import { EVERYTHING, type Facet, type SearchQuery } from '@rooftop/inventory/index/query';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import type { FoundSearch } from './found-search.ts';
import { searchHeading } from './heading.server.ts';
import { withFilterValues } from './query-change.ts';

/** Breadcrumbs below a condition's inventory, broadest first. */
const STEPS = ['bodystyle', 'make-model'] as const satisfies readonly Facet[];

/**
 * The breadcrumbs of a search: home page, inventory of its condition, its body style, its make or model, and the
 * search itself if it has more filters.
 * @param heading the search's own
 */
export function searchCrumbs(
  heading: string,
  { query, address, labels, vocabulary, context }: FoundSearch,
): readonly Crumb[] {
  const inventory = withOnly(EVERYTHING, query, 'condition');
  const name = (facet: Facet, value: string): string => {
    const found = vocabulary.find(facet, value);
    const make = found?.parent ? vocabulary.find(facet, found.parent)?.label : undefined;
    return [make, labels(facet, value, found?.label ?? value)].filter(Boolean).join(' ');
  };
  let step = inventory;
  const steps = STEPS.flatMap((facet): readonly Crumb[] => {
    const [value, ...others] = query.filters[facet] ?? [];
    if (value === undefined || others.length > 0) return [];
    step = withOnly(step, query, facet);
    return [{ label: name(facet, value), href: address(step) }];
  });
  const way: readonly Crumb[] = [
    { label: context.dealership.name, href: context.href('/') },
    {
      label: searchHeading(createHeadingData(inventory, vocabulary), labels, context),
      href: address(inventory),
    },
    ...steps,
  ];
  const isStep = address(step) === address({ ...query, page: 1, sort: null });
  return isStep
    ? way.map((crumb) => (crumb === way.at(-1) ? { ...crumb, href: null } : crumb))
    : [...way, { label: heading, href: null }];
}

/** A query with another query's values of a facet. */
const withOnly = (query: SearchQuery, { filters }: SearchQuery, facet: Facet): SearchQuery =>
  withFilterValues(query, facet, filters[facet] ?? []);
