import { HOUSING_STATUSES, INCOME_TYPES } from '@rooftop/vault/applications/application';
import type { ApplicationWording } from '@rooftop/vault/applications/describe-application';
import type { Language } from '@rooftop/tenancy/languages';
import type { RequestContext } from '#app/context.server.ts';
import { formatMoney } from '@rooftop/platform/wording/format-number';
import { formatNumericDate } from '@rooftop/platform/wording/format-time';
import type { WordKey } from '#app/locales/wording.server.ts';
import { stateNames } from '#app/stores/state-names.ts';

type Speaker = Pick<RequestContext, 't' | 'locale'>;

const inUnit = (count: number, unit: 'year' | 'month', language: Language): string =>
  new Intl.NumberFormat(`${language}-US`, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A time of one month or more, such as `1 year, 3 months`. */
export const formatYearsAndMonths = (years: number, months: number, locale: Language): string =>
  [years > 0 && inUnit(years, 'year', locale), months > 0 && inUnit(months, 'month', locale)]
    .filter(Boolean)
    .join(', ');

/** How an application is worded for the visitor. */
export const applicationWording = ({ t, locale }: Speaker): ApplicationWording => ({
  label: (name) => t(`credit.label.${name}`),
  housing: (status) => t(`credit.housing.${status}`),
  income: (type) => t(`credit.income.${type}`),
  money: (cents) => formatMoney(cents, locale),
  date: formatNumericDate,
  duration: (years, months) => formatYearsAndMonths(years, months, locale),
});

/** What can be chosen in the lists of the form. */
export const creditChoices = ({ t, locale }: Speaker) => ({
  state: stateNames(locale).map(([value, label]) => ({ value, label })),
  housing: HOUSING_STATUSES.map((value) => ({ value, label: t(`credit.housing.${value}`) })),
  income: INCOME_TYPES.map((value) => ({ value, label: t(`credit.income.${value}`) })),
});

/** Labels of fields, in their order. */
export const labelsFor = (labels: Readonly<Record<string, WordKey>>, { t }: Pick<Speaker, 't'>) =>
  Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, t(key)]));
