import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '@rooftop/tenancy/languages';
import { CLAIM_RULES, checkClaims } from './check-claims.ts';
import type { ClaimRule } from './claim-rule.ts';

const TODAY = '2026-11-28';
const NOTHING_OFFERED = {
  engineWarranty: false,
  maintenancePlan: false,
  repairWarranty: false,
  serviceScheduling: false,
  preApprovalIsInstant: false,
  tradeBonus: 30_000,
};
const circumstances = { today: TODAY, facts: NOTHING_OFFERED };
const text = (words: string, language: Language = 'en') => ({ _type: 'localeText', [language]: words });
const offer = (fields: object) => ({ _type: 'offer', ...fields });

/** Whether this rule, whatever the others say, warns of a text. */
const warns = ({ name }: ClaimRule, words: string, language: Language) =>
  checkClaims(offer({ name: text(words, language) }), circumstances).some((finding) => finding.name === name);

const rows = (list: 'warns' | 'passes') =>
  CLAIM_RULES.flatMap((rule) =>
    LANGUAGES.flatMap((language) =>
      rule[list][language].map((words) => [rule.name, words, rule, language] as const),
    ),
  );

test.each(rows('warns'))('%s: warns of “%s”', (_name, words, rule, language) => {
  expect(warns(rule, words, language)).toBe(true);
});

test.each(rows('passes'))('%s: accepts “%s”', (_name, words, rule, language) => {
  expect(warns(rule, words, language)).toBe(false);
});

test.each(CLAIM_RULES.map((rule) => [rule.name, rule] as const))(
  '%s has examples of both kinds in both languages',
  (_name, { warns: wrong, passes }) => {
    for (const language of LANGUAGES) expect([wrong[language], passes[language]]).not.toContainEqual([]);
  },
);

const messages = (document: { _type: string }) => checkClaims(document, circumstances);

test('judges a headline by the whole document, in its own language', () => {
  const disclaimer = {
    ...text(
      'For example: $15,000 financed, 72 monthly payments of $250.30 at 6.24% APR. With approved credit.',
    ),
    es: 'Con crédito aprobado.',
  };
  expect(messages(offer({ name: text('$500 down'), disclaimer }))).toEqual([]);
  expect(messages(offer({ name: { ...text('$500 down'), es: '$500 de enganche' }, disclaimer }))).toEqual([
    expect.objectContaining({
      path: ['name'],
      message: expect.stringContaining(
        'how many payments there are and how much each one is and the rate as an APR',
      ),
    }),
  ]);
});

test('says what is missing, and only that', () => {
  const [finding] = messages(offer({ name: text('$299/mo at 5.9% APR') }));
  expect(finding?.message).toContain('Add the down payment and how many payments there are');
});

test.each<[string, object, number]>([
  ['an offer', { _type: 'offer', name: text('Guaranteed approval') }, 1],
  ['a tagline', { _type: 'dealership', tagline: text('Guaranteed approval') }, 1],
  ['a menu', { _type: 'navigation', header: [{ _key: 'a', label: text('$0-down cars') }] }, 1],
  [
    'a version of a block',
    { _type: 'experiment', variants: [{ _key: 'a', blocks: [{ _key: 'b', heading: text('$299/mo') }] }] },
    1,
  ],
  ['an article', { _type: 'article', body: text('Guaranteed approval') }, 1],
  [
    'an article that teaches',
    { _type: 'article', body: text('$15,000 for 60 months at 6.24% is $291.67 a month') },
    0,
  ],
  ['a legal text', { _type: 'legalDocument', body: text('$0.10 down') }, 0],
  ['a review', { _type: 'review', text: text('They approve everyone! Guaranteed approval') }, 0],
  ['an offer that has ended', { _type: 'offer', name: text('$0 down'), endDate: '2026-11-27' }, 0],
  ['an offer on its last day', { _type: 'offer', name: text('$0 down'), endDate: TODAY }, 1],
  ['a denied promise', { _type: 'faq', answer: text('A lifetime engine warranty') }, 1],
  [
    'an answer that shows only where it is true',
    { _type: 'faq', answer: text('A lifetime engine warranty'), onlyWhereOffered: 'engineWarranty' },
    0,
  ],
])('finds in %s: %o → %i', (_what, document, count) => {
  expect(messages({ _type: '', ...document })).toHaveLength(count);
});

test('knows nothing of the promises of a shared document', () => {
  const shared = offer({ name: text('A lifetime engine warranty, $999 over any offer') });
  expect(checkClaims(shared, { today: TODAY, facts: null })).toEqual([]);
});

const dollars = fc.integer({ min: 1, max: 99_999 }).map((amount) => `$${amount.toLocaleString('en-US')}`);
const percent = fc.integer({ min: 1, max: 2999 }).map((points) => `${(points / 100).toFixed(2)}%`);

test('never warns of a loan whose terms are all stated, wherever they stand', () => {
  fc.assert(
    fc.property(
      fc.record({ down: dollars, payment: dollars, rate: percent, months: fc.integer({ min: 12, max: 96 }) }),
      fc.constantFrom<Language>('en', 'es'),
      fc.boolean(),
      ({ down, payment, rate, months }, language, isApart) => {
        const [headline, terms] =
          language === 'en'
            ? [
                `${down} down, ${payment} a month`,
                `${months} monthly payments of ${payment} at ${rate} APR with ${down} down.`,
              ]
            : [
                `${down} de enganche, ${payment} al mes`,
                `${months} pagos mensuales de ${payment} con una tasa anual (APR) de ${rate} y ${down} de enganche.`,
              ];
        const document = isApart
          ? offer({ name: text(headline, language), disclaimer: text(terms, language) })
          : offer({ name: text(`${headline}. ${terms}`, language) });
        expect(messages(document)).toEqual([]);
      },
    ),
  );
});
