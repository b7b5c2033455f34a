import type { Fact, FactOf } from './facts.ts';

type List = Pick<FactOf<'listViewed'>, 'filters' | 'sort'>;

/** Values of a filter. A filter without values, such as a keyword, counts as one. */
const valuesOf = ({ filters }: List, name: string): readonly (string | null)[] => {
  const values = filters[name];
  return values?.length === 0 ? [null] : (values ?? []);
};

/** What a visitor changed between two views of the same list: filters that they removed or added, and the sort. */
export function listFilterChanges(before: List, after: List): readonly Fact[] {
  const names = [...new Set([...Object.keys(before.filters), ...Object.keys(after.filters)])];
  const changed = (from: List, to: List, isActive: boolean): readonly Fact[] =>
    names.flatMap((filter) =>
      valuesOf(to, filter)
        .filter((value) => !valuesOf(from, filter).includes(value))
        .map((value): Fact => ({ kind: 'filterChanged', filter, value, isActive })),
    );
  return [
    ...changed(after, before, false),
    ...changed(before, after, true),
    ...(before.sort === after.sort || after.sort === null
      ? []
      : [{ kind: 'sortChanged', sort: after.sort } as const]),
  ];
}
