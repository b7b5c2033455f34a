import { describe, expect, test } from 'vitest';
import {
  runCompleteQuery,
  runQuery,
  asset,
  owned,
  paragraph,
  picture,
} from '../../../tests/support/content-queries.ts';
import { articlesQuery } from './article/article.groq.ts';
import { bodyStylesQuery } from './body-style/body-style.groq.ts';
import { faqsQuery } from './faq/faq.groq.ts';
import { helpCategoriesQuery } from './help-category/help-category.groq.ts';
import { jobOpeningsQuery } from './job-opening/job-opening.groq.ts';
import { legalDocumentsQuery } from './legal-document/legal-document.groq.ts';
import { offersQuery } from './offer/offer.groq.ts';
import { pagesQuery } from './page/page.groq.ts';
import { popupsQuery } from './popup/popup.groq.ts';
import { promotionsQuery } from './promotion/promotion.groq.ts';
import { redirectRulesQuery } from './redirect-rule/redirect-rule.groq.ts';
import { reviewsQuery } from './review/review.groq.ts';
import { staffQuery } from './staff-member/staff-member.groq.ts';

// One row per query: the fields a document must have, in two languages.
const words = { en: 'Words', es: 'Palabras' };
const rich = { en: [paragraph('Words')], es: [paragraph('Palabras')] };
const KINDS = [
  [
    'promotion',
    promotionsQuery,
    {
      name: 'Spring',
      title: words,
      position: 'grid-item',
      img: picture('p'),
      additional: { category: words, ctaText: words },
    },
  ],
  [
    'review',
    reviewsQuery,
    { reviewerName: 'Ann', platform: 'google', text: words, stars: 5, reviewerPhoto: picture('p') },
  ],
  ['faq', faqsQuery, { question: words, answer: rich, places: ['home'] }],
  ['bodyStyle', bodyStylesQuery, { name: words, value: 'suvs', image: picture('p'), icon: picture('p') }],
  [
    'offer',
    offersQuery,
    {
      key: 'oil',
      department: 'service',
      typeLabel: 'Bundle',
      name: words,
      description: rich,
      image: picture('p'),
    },
  ],
  [
    'staffMember',
    staffQuery,
    {
      firstName: 'Ann',
      lastName: 'Lee',
      slug: { current: 'ann-lee' },
      department: 'Sales',
      title: words,
      image: picture('p'),
    },
  ],
  ['redirectRule', redirectRulesQuery, { from: '/old', to: '/new' }],
  [
    'page',
    pagesQuery,
    { path: '/winter', name: words, image: picture('p'), _updatedAt: '2026-11-21T00:00:00Z', blocks: [] },
  ],
  [
    'article',
    articlesQuery,
    {
      slug: { current: 'oil' },
      title: words,
      category: 'news',
      publishedOn: '2026-11-21',
      image: picture('p'),
      body: rich,
    },
  ],
  [
    'legalDocument',
    legalDocumentsQuery,
    { kind: 'cookie-policy', versions: [{ _key: 'v', effectiveFrom: '2026-01-01', body: rich }] },
  ],
  ['helpCategory', helpCategoriesQuery, { slug: { current: 'buying' }, title: words }],
  [
    'jobOpening',
    jobOpeningsQuery,
    {
      slug: { current: 'technician' },
      title: words,
      description: rich,
      employmentType: 'FULL_TIME',
      postedOn: '2026-11-21',
    },
  ],
  [
    'popup',
    popupsQuery,
    {
      name: 'Winter',
      component: { title: words, type: 'html', html: words },
      submitted: { title: words, email: { subject: words, text: words } },
      button: words,
      conditions: [{ _key: 'c', visitors: 'leads', pages: ['/service'], timer: 5 }],
    },
  ],
] as const;

describe.each(KINDS)('%s', (type, query, fields) => {
  const read = (dataset: object[], options = {}) =>
    runCompleteQuery<readonly { id: string }[]>(query, dataset, options);

  test('returns own documents and none of another dealership', async () => {
    const dataset = [
      owned(type, 'a', '1', fields),
      owned(type, 'b', '1', fields),
      owned('store', 'a', '1', fields),
    ];
    expect((await read(dataset)).map(({ id }) => id)).toEqual([`${type}-a-1`]);
    expect(await read(dataset, { dealership: 'dealership-c' })).toEqual([]);
  });

  test('returns the requested language, else the other one', async () => {
    const spanish = JSON.stringify(await read([owned(type, 'a', '1', fields)], { language: 'es' }));
    expect(spanish).not.toContain('Words');
    const withoutSpanish = JSON.parse(JSON.stringify(fields).replaceAll('"es":', '"fr":'));
    const fallback = JSON.stringify(await read([owned(type, 'a', '1', withoutSpanish)], { language: 'es' }));
    expect(fallback.includes('Words')).toBe(JSON.stringify(fields).includes('Words'));
  });

  test('shows own and unclaimed pictures, but none of another dealership', async () => {
    const pictures = async (stamps?: string[]) =>
      JSON.stringify(await read([owned(type, 'a', '1', fields), asset('p', stamps)])).split('"width":2400')
        .length - 1;
    const count = JSON.stringify(fields).split('"_ref"').length - 1;
    expect(await pictures(['dealership-a'])).toBe(count);
    expect(await pictures()).toBe(count);
    expect(await pictures(['dealership-b'])).toBe(0);
  });

  test('leaves out and reports incomplete documents', async () => {
    const { value, broken } = await runQuery<readonly { id: string }[]>(query, [
      owned(type, 'a', '1', {}),
      owned(type, 'a', '2', fields),
    ]);
    expect(value.map(({ id }) => id)).toEqual([`${type}-a-2`]);
    expect(broken).toEqual([`${type}-a-1`]);
  });
});

test('sorts lists by order, with a default of 100', async () => {
  const [, , fields] = KINDS[2];
  const dataset = [
    owned('faq', 'a', 'last', { ...fields, order: 200 }),
    owned('faq', 'a', 'middle', fields),
    owned('faq', 'a', 'first', { ...fields, order: 1 }),
  ];
  expect((await runCompleteQuery(faqsQuery, dataset)).map(({ id }) => id)).toEqual([
    'faq-a-first',
    'faq-a-middle',
    'faq-a-last',
  ]);
});

test('skips inactive body styles', async () => {
  const [, , fields] = KINDS[3];
  const dataset = [
    owned('bodyStyle', 'a', 'on', { ...fields, active: true }),
    owned('bodyStyle', 'a', 'off', { ...fields, active: false }),
    owned('bodyStyle', 'a', 'unsaid', fields),
  ];
  expect((await runCompleteQuery(bodyStylesQuery, dataset)).map(({ id }) => id)).toEqual([
    'bodyStyle-a-on',
    'bodyStyle-a-unsaid',
  ]);
});

test.each(['2026-13-01', '21 November', '2026-02-30'])(
  'treats an offer with a date such as %j as incomplete',
  async (endDate) => {
    const [, , fields] = KINDS[4];
    const { broken } = await runQuery(offersQuery, [owned('offer', 'a', 'x', { ...fields, endDate })]);
    expect(broken).toEqual(['offer-a-x']);
  },
);
