import type { Language } from '@rooftop/content/languages';
import { paymentBasis, type PaymentBasis } from '../inventory/audience.server.ts';
import { printParameters } from '@rooftop/inventory/url/parameters';
import { EVERYTHING, type Range, type RangeName } from '@rooftop/inventory/index/query';
import { rateFor } from '@rooftop/finance/credit';
import { formatMoney } from '../../locales/format-number.server.ts';
import type { RequestContext } from '../../context.server.ts';
import { formatEnd } from '../figures.server.ts';
import { formatPercent, formatPercents } from '../format-percent.ts';
import type { FoundSearch } from './found-search.ts';
import { getForm, type GetFormView } from './get-form.server.ts';
import { withRange } from './query-change.ts';

/** Two fields for the ends of a range. Values are in the units of URLs: dollars, miles, years. */
export interface RangeFormView extends GetFormView {
  readonly name: RangeName;
  readonly label: string;
  readonly isOpen: boolean;
  /** As entered. Empty means no limit. */
  readonly min: string;
  readonly max: string;
  /** Available range, as text. */
  readonly hint: string | null;
  /** Terms of the displayed payments (Regulation Z). */
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

/** Both ends as in a URL. */
function printedEnds(name: RangeName, range: Range | undefined): readonly [min: string, max: string] {
  const [printed] = range === undefined ? [] : printParameters({ ...EVERYTHING, ranges: { [name]: range } });
  const [min = '', max = ''] = printed?.[1].split(',').map((end) => (end === 'null' ? '' : end)) ?? [];
  return [min, max];
}

/** The rate, or the lowest and highest if it depends on the model year. */
function rates({ terms: { creditScore }, rate }: PaymentBasis, locale: Language): string {
  const [one, other] = [rateFor(creditScore, OLDEST, rate) / 100, rateFor(creditScore, NEWEST, rate) / 100];
  return formatPercents(Math.min(one, other), Math.max(one, other), locale);
}

/** Null if no payments are advertised, so there is nothing to filter by. */
function paymentTerms(context: RequestContext): string | null {
  const { t, locale } = context;
  const basis = paymentBasis(context);
  if (basis === null) return null;
  const { months, down, tradeEquity } = basis.terms;
  const facts = {
    payments: months,
    rate: rates(basis, locale),
    down: down.kind === 'percent' ? formatPercent(down.percent, locale) : formatMoney(down.cents, locale),
  };
  return tradeEquity > 0
    ? t('search.paymentHintTrade', { ...facts, trade: formatMoney(tradeEquity, locale) })
    : t('search.paymentHint', facts);
}

function rangeForm(name: RangeName, isOpen: boolean, found: FoundSearch): RangeFormView | null {
  const { query, result, context } = found;
  const { t, locale } = context;
  const chosen = query.ranges[name];
  const bounds = result.boundsOf(name);
  const isNarrow = bounds === null || bounds.min === bounds.max;
  const terms = name === 'payment' ? paymentTerms(context) : null;
  if ((chosen === undefined && isNarrow) || (name === 'payment' && terms === null)) return null;
  const [min, max] = printedEnds(name, chosen);
  const end = (value: number | null): string => (value === null ? '' : formatEnd(name, value, locale));
  return {
    name,
    label: t(`facets.${name}`),
    isOpen: isOpen || chosen !== undefined,
    min,
    max,
    hint: bounds && t('search.bounds', { min: end(bounds.min), max: end(bounds.max) }),
    terms,
    ...getForm(withRange(query, name, null), found),
  };
}

/** The ranges in which the results differ. */
export const rangeForms = (found: FoundSearch): readonly RangeFormView[] =>
  FORMS.flatMap(({ name, isOpen }) => rangeForm(name, isOpen, found) ?? []);
