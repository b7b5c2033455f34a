import type { FacetCount } from '@rooftop/inventory/index/count-facets';
import type { Facet } from '@rooftop/inventory/index/query';
import { slugOf } from '@rooftop/inventory/slug';
import { bodyStyleOrder } from './body-style-order.ts';
import type { FoundSearch } from './found-search.ts';
import { toggled } from './query-change.ts';
import { storeLabels } from './store-labels.server.ts';

/** The values of one facet as links. */
export type FacetGroupView = NonNullable<ReturnType<typeof facetGroup>>;
export type FacetValueView = FacetGroupView['values'][number];

/** In page order. */
const GROUPS = [
  { facet: 'condition', isEarly: true },
  { facet: 'great-deals', isEarly: true },
  { facet: 'bodystyle', isEarly: true },
  { facet: 'make-model', isEarly: true },
  { facet: 'store', isEarly: true },
  { facet: 'features', isEarly: false },
  { facet: 'seats', isEarly: false },
  { facet: 'drivetrain', isEarly: false },
  { facet: 'fuel', isEarly: false },
  { facet: 'transmission', isEarly: false },
  { facet: 'color', isEarly: false },
] as const satisfies readonly { facet: Facet; isEarly: boolean }[];
type GroupFacet = (typeof GROUPS)[number]['facet'];

/** Values shown before "Show all". */
const FIRST = 8;

const byCount = (a: FacetCount, b: FacetCount): number => b.count - a.count;
const byName = (a: FacetCount, b: FacetCount): number => (a.label < b.label ? -1 : 1);

/** Values that editors ordered come first in that order, then the others by count. */
function inOrder(values: readonly FacetCount[], order: readonly string[]): readonly FacetCount[] {
  const rank = new Map(order.map((value, at) => [slugOf(value), at]));
  const rankOf = ({ value }: FacetCount): number => rank.get(value) ?? rank.size;
  return values.toSorted((a, b) => rankOf(a) - rankOf(b) || byCount(a, b));
}

/** The makes that are selected, directly or through one of their models. */
const openMakes = ({ query, vocabulary }: FoundSearch): ReadonlySet<string> =>
  new Set(query.filters['make-model']?.map((value) => vocabulary.find('make-model', value)?.parent ?? value));

/** Most cars have five seats. Searches may name other numbers. */
const OFFERED_SEATS: readonly string[] = ['5', '6', '7', '8'];

/** The values of a facet to count. Models only for open makes. */
function counted(facet: GroupFacet, found: FoundSearch): readonly FacetCount[] {
  if (facet === 'seats') return found.result.countsOf(facet, ({ value }) => OFFERED_SEATS.includes(value));
  if (facet !== 'make-model') return found.result.countsOf(facet);
  const open = openMakes(found);
  return found.result.countsOf(facet, ({ parent }) => parent === null || open.has(parent));
}

/** Makes by name, each with its models below it. */
function makesAndModels(values: readonly FacetCount[]): readonly FacetCount[] {
  const models = Map.groupBy(values, ({ parent }) => parent);
  return (models.get(null) ?? [])
    .toSorted(byName)
    .flatMap((make) => [make, ...(models.get(make.value) ?? []).toSorted(byName)]);
}

/** Chosen values that no car ever had. They stay in view, so that they can be removed where they are looked for. */
function chosenWithoutCars(
  facet: GroupFacet,
  counts: readonly FacetCount[],
  { query, vocabulary }: FoundSearch,
): readonly FacetCount[] {
  const isListed = (value: string): boolean => counts.some((one) => one.value === value);
  return (query.filters[facet] ?? [])
    .filter((value) => !isListed(value))
    .map((value) => {
      const { label = value, parent = null } = vocabulary.find(facet, value) ?? {};
      if (parent === null || isListed(parent)) return { value, label, parent, count: 0 };
      return {
        value,
        label: `${vocabulary.find(facet, parent)?.label ?? ''} ${label}`.trim(),
        parent: null,
        count: 0,
      };
    });
}

function sorted(facet: GroupFacet, values: readonly FacetCount[], { settings }: FoundSearch) {
  if (facet === 'make-model') return makesAndModels(values);
  if (facet === 'bodystyle') return inOrder(values, bodyStyleOrder(settings));
  if (facet === 'features') return inOrder(values, settings?.inventory.featureOrder ?? []);
  return values.toSorted(byCount);
}

function facetGroup(facet: GroupFacet, isEarly: boolean, found: FoundSearch) {
  const { query, address, labels, context } = found;
  const chosen = query.filters[facet] ?? [];
  const some = counted(facet, found).filter(({ value, count }) => count > 0 || chosen.includes(value));
  const counts = [...some, ...chosenWithoutCars(facet, some, found)];
  if (counts.length === 0 || (counts.length === 1 && chosen.length === 0)) return null;
  const nameOf = facet === 'store' ? storeLabels(found) : labels;
  const values = sorted(facet, counts, found).map((one) => ({
    /** ID of its element, used to restore the focus. */
    id: `${facet}-${one.value}`,
    label: nameOf(facet, one.value, one.label),
    /** Number of cars after choosing it. */
    count: one.count,
    href: address(toggled(query, facet, one)),
    isChosen: chosen.includes(one.value),
    /** Whether it is nested under the previous value, as a model under its make. */
    isInner: one.parent !== null,
  }));
  // The most frequent makes are shown first, although the list is alphabetical.
  const frequent = new Set(
    values
      .toSorted((a, b) => (facet === 'make-model' ? b.count - a.count : 0))
      .slice(0, FIRST)
      .map(({ id }) => id),
  );
  const isFirst = (value: (typeof values)[number]): boolean =>
    value.isInner || value.isChosen || frequent.has(value.id);
  const rest = values.filter((value) => !isFirst(value));
  return {
    id: `group-${facet}`,
    name: context.t(`facets.${facet}`),
    /** Whether most visitors start with it: it is open and comes before the ranges. */
    isEarly,
    isOpen: isEarly || chosen.length > 0,
    values: values.filter(isFirst),
    /** Less common values. */
    more:
      rest.length === 0 ? null : { label: context.t('search.more', { count: values.length }), values: rest },
  };
}

/** The available filters. Filters that would change nothing are left out. */
export const facetGroups = (found: FoundSearch): readonly FacetGroupView[] =>
  GROUPS.flatMap(({ facet, isEarly }) => facetGroup(facet, isEarly, found) ?? []);
