import type { Language } from '@rooftop/content/languages';
import { financeTermsOf } from '../../inventory/audience.server.ts';
import { printParameters } from '@rooftop/inventory/address/parameters';
import { EVERYTHING, type Range, type RangeName } from '@rooftop/inventory/index/query';
import { rateFor } from '@rooftop/finance/credit';
import { formatMoney } from '../../blocks/figures.server.ts';
import type { RequestContext } from '../../context.server.ts';
import { formatEnd } from '../figures.server.ts';
import { formatPercent, formatPercents } from '../format-percent.ts';
import type { FoundSearch } from './found-search.ts';
import { getForm, type GetFormView } from './get-form.server.ts';
import { withRange } from './query-change.ts';

/** Two fields for the ends of a range. Values are in the units of addresses: dollars, miles, years. */
export interface RangeFormView extends GetFormView {
  readonly name: RangeName;
  readonly label: string;
  readonly isOpen: boolean;
  /** as chosen; empty: open */
  readonly min: string;
  readonly max: string;
  /** what there is, in words */
  readonly hint: string | null;
  /** what stated payments rest on (Regulation Z) */
  readonly terms: string | null;
}

const FORMS = [
  { name: 'price', isOpen: true },
  { name: 'payment', isOpen: false },
  { name: 'mileage', isOpen: false },
  { name: 'year', isOpen: false },
] as const satisfies readonly { name: RangeName; isOpen: boolean }[];

/** Model years (vehicle.ts). */
const OLDEST = 1900;
const NEWEST = 2100;

/** Both ends as an address writes them. */
function printedEnds(name: RangeName, range: Range | undefined): readonly [min: string, max: string] {
  const [printed] = range === undefined ? [] : printParameters({ ...EVERYTHING, ranges: { [name]: range } });
  const [min = '', max = ''] = printed?.[1].split(',').map((end) => (end === 'null' ? '' : end)) ?? [];
  return [min, max];
}

/** The rate, or the lowest and the highest where it depends on the model year. */
function rates(creditScore: number, locale: Language): string {
  const [one, other] = [rateFor(creditScore, OLDEST) / 100, rateFor(creditScore, NEWEST) / 100];
  return formatPercents(Math.min(one, other), Math.max(one, other), locale);
}

function paymentTerms(context: Pick<RequestContext, 'say' | 'locale' | 'terms'>): string {
  const { say, locale } = context;
  const { months, down, creditScore } = financeTermsOf(context);
  const facts = { payments: months, rate: rates(creditScore, locale) };
  return down.kind === 'percent'
    ? say('search.paymentHint', { ...facts, percent: formatPercent(down.percent, locale) })
    : say('search.paymentHintAmount', { ...facts, down: formatMoney(down.cents, locale) });
}

function rangeForm(name: RangeName, isOpen: boolean, found: FoundSearch): RangeFormView | null {
  const { query, result, context } = found;
  const { say, locale } = context;
  const chosen = query.ranges[name];
  const bounds = result.boundsOf(name);
  const isNarrow = bounds === null || bounds.min === bounds.max;
  if (chosen === undefined && isNarrow) return null;
  const [min, max] = printedEnds(name, chosen);
  const end = (value: number | null): string => (value === null ? '' : formatEnd(name, value, locale));
  return {
    name,
    label: say(`facets.${name}`),
    isOpen: isOpen || chosen !== undefined,
    min,
    max,
    hint: bounds && say('search.bounds', { min: end(bounds.min), max: end(bounds.max) }),
    terms: name === 'payment' ? paymentTerms(context) : null,
    ...getForm(withRange(query, name, null), found),
  };
}

/** The ranges that divide what was found. */
export const rangeForms = (found: FoundSearch): readonly RangeFormView[] =>
  FORMS.flatMap(({ name, isOpen }) => rangeForm(name, isOpen, found) ?? []);
