/**
 * Packages that may not import each other define the same lists, and the website words what the Studio offers. These
 * tests keep the copies equal.
 */
import { BODY_STYLES as CONTENT_BODY_STYLES } from '@rooftop/content/documents/body-style/body-style';
import { articleCategoryChoices } from '@rooftop/content/documents/article/article-choices';
import { categoryChoices } from '@rooftop/content/documents/review/review-choices';
import { conditionChoices } from '@rooftop/content/documents/offer/offer-choices';
import { sortChoices } from '@rooftop/content/documents/dealership/settings/settings-choices';
import { staffDepartmentChoices } from '@rooftop/content/documents/staff-member/staff-member-choices';
import { FINANCE_MONTHS } from '@rooftop/content/documents/dealership/dealership';
import { LEASE_MILES, LEASE_MONTHS } from '@rooftop/content/documents/dealership/settings/lease';
import { CONDITIONS } from '@rooftop/content/documents/offer/offer';
import {
  FEEDS_OUT,
  FILTERS,
  SORTS as CONTENT_SORTS,
} from '@rooftop/content/documents/dealership/settings/settings';
import {
  LEASE_DEFAULTS,
  TRADE_BONUS_DEFAULTS,
} from '@rooftop/content/documents/dealership/settings/settings-defaults';
import { LEASE_EXAMPLE } from '@rooftop/finance/lease-plan';
import { type Steps, TERM_STEPS } from '@rooftop/finance/terms';
import { PATH_FILTERS } from '@rooftop/inventory/url/settings';
import { FEEDS } from '@rooftop/inventory/feeds-out/feeds';
import { SORTS } from '@rooftop/inventory/index/query';
import { BODY_STYLES, LISTING_CONDITIONS } from '@rooftop/inventory/vehicle';
import { TOPIC_NAMES } from '@rooftop/forms/lead-forms';
import { STANDARD_BONUS } from '@rooftop/trade/offer/make-offer';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };

const { acquisitionFee, extraMile } = LEASE_EXAMPLE;

const stepsOf = ({ min, max, step }: Steps): readonly number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step);

test.each<[what: string, one: readonly unknown[], other: readonly unknown[]]>([
  ['body styles', CONTENT_BODY_STYLES, BODY_STYLES],
  ['conditions', CONDITIONS, LISTING_CONDITIONS],
  ['sorts', CONTENT_SORTS, SORTS],
  ['feeds out', FEEDS_OUT, Object.keys(FEEDS)],
  ['filters of addresses', FILTERS, PATH_FILTERS],
  ['loan terms', FINANCE_MONTHS, stepsOf(TERM_STEPS.financeMonths)],
  ['lease terms', LEASE_MONTHS, stepsOf(TERM_STEPS.leaseMonths)],
  ['lease mileage', LEASE_MILES, stepsOf(TERM_STEPS.milesPerYear)],
  ['lease fees', Object.entries(LEASE_DEFAULTS), Object.entries({ acquisitionFee, extraMile })],
  ['trade-in bonus', Object.entries(TRADE_BONUS_DEFAULTS), Object.entries(STANDARD_BONUS)],
])('%s', (_what, one, other) => {
  expect(one).toEqual(other);
});

const texts = new Map(Object.entries(en));

test.each<
  [what: string, key: string, choices: readonly { readonly value: string; readonly title: string }[]]
>([
  ['categories of articles', 'research.category.', articleCategoryChoices],
  ['categories of reviews', 'reviews.', categoryChoices],
  ['sorts', 'sorts.', sortChoices],
  ['conditions', 'conditions.', conditionChoices],
  ['departments of the team', 'team.', staffDepartmentChoices],
  [
    'topics of messages',
    'contact.topic',
    Object.entries(TOPIC_NAMES).map(([value, title]) => ({ value, title })),
  ],
])('%s have the names in the Studio that shoppers read', (_what, key, choices) => {
  expect(choices).toEqual(choices.map(({ value }) => ({ value, title: texts.get(key + value) })));
});
