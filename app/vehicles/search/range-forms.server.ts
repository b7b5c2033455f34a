import { printParameters } from '@rooftop/inventory/url/parameters';
import { EVERYTHING, type Range, type RangeName } from '@rooftop/inventory/index/query';
import { formatEnd } from '../figures.server.ts';
import type { FoundSearch } from './found-search.ts';
import { getForm } from './get-form.server.ts';
import { withRange } from './query-change.ts';

/** Two fields for the ends of a range. Values are in the units of URLs: dollars, miles, years. */
export type RangeFormView = NonNullable<ReturnType<typeof rangeForm>>;

const FORMS = [
  { name: 'price', isOpen: true },
  { name: 'mileage', isOpen: false },
  { name: 'year', isOpen: false },
] as const satisfies readonly { name: RangeName; isOpen: boolean }[];

/** Both ends as in a URL. */
function printedEnds(name: RangeName, range: Range | undefined): readonly [min: string, max: string] {
  const [printed] = range === undefined ? [] : printParameters({ ...EVERYTHING, ranges: { [name]: range } });
  const [min = '', max = ''] = printed?.[1].split(',').map((end) => (end === 'null' ? '' : end)) ?? [];
  return [min, max];
}

/** Null if the results do not differ in it, and it is not chosen. */
export function rangeForm(name: RangeName, isOpen: boolean, found: FoundSearch) {
  const { query, result, context } = found;
  const { t, locale } = context;
  const chosen = query.ranges[name];
  const bounds = result.boundsOf(name);
  const isNarrow = bounds === null || bounds.min === bounds.max;
  if (chosen === undefined && isNarrow) return null;
  const [min, max] = printedEnds(name, chosen);
  const end = (value: number | null): string => (value === null ? '' : formatEnd(name, value, locale));
  return {
    name,
    label: t(`facets.${name}`),
    isOpen: isOpen || chosen !== undefined,
    /** Both as entered. Empty means no limit. */
    min,
    max,
    /** Available range, as text. */
    hint: bounds && t('search.bounds', { min: end(bounds.min), max: end(bounds.max) }),
    ...getForm(withRange(query, name, null), found),
  };
}

/** The ranges in which the results differ, except payments, which have a dialog. */
export const rangeForms = (found: FoundSearch): readonly RangeFormView[] =>
  FORMS.flatMap(({ name, isOpen }) => rangeForm(name, isOpen, found) ?? []);
