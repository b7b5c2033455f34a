import type { Offer } from '@rooftop/content/documents/offer/offer';
import { ContentUnavailable } from '@rooftop/content/content-unavailable';
import { expect, test } from 'vitest';
import { testOffer } from '../../../tests/support/offers.ts';
import { testContent, testContext, testDealership } from '../../../tests/support/website.ts';
import { offersView } from './offers-view.server.ts';

const OFFERS = [
  testOffer({ key: 'friend', department: 'dealer', typeLabel: 'Cash' }),
  testOffer({ key: 'new', department: 'dealer', vehicles: { condition: 'new' } }),
  testOffer({ key: 'oil', badge: 'Online Exclusive', name: '$59.95 oil change', recurring: 'monthly' }),
  testOffer({ key: 'over', endDate: '2026-11-22' }),
  testOffer({ key: 'soon', startDate: '2026-11-24' }),
];

const view = (
  list: Parameters<typeof offersView>[0],
  offers: () => Promise<readonly Offer[]> = async () => OFFERS,
  fields: Parameters<typeof testContext>[0] = {},
) => offersView(list, testContext({ content: testContent({ offers }), ...fields }));

test.each([
  [undefined, { 'Dealership offers': ['friend', 'new'], 'Service offers': ['oil'] }],
  ['dealer', { null: ['friend', 'new'] }],
  ['service', { null: ['oil'] }],
  ['sales', { null: ['new'] }],
  ['current-incentives', { null: ['new'] }],
] as const)('%s shows %j', async (list, shown) => {
  const { sections, empty } = await view(list);
  expect(
    Object.fromEntries(sections.map(({ heading, cards }) => [heading, cards.map(({ key }) => key)])),
  ).toEqual(shown);
  expect(empty).toBeNull();
});

test.each([undefined, 'dealer', 'service', 'sales', 'current-incentives'] as const)(
  'uses the text of the specification when %s has no offers',
  async (list) => {
    const { sections, empty } = await view(list, async () => []);
    expect(sections).toEqual([]);
    expect(empty).toEqual({
      text: 'No offers available at this time. Please check back later.',
      label: 'Contact us',
      href: '/contact-us',
    });
  },
);

test('shows the other lists when one list is empty, and hides links to the empty list', async () => {
  const without = async () => OFFERS.filter(({ key }) => key !== 'new');
  const { sections, empty } = await view('current-incentives', without);
  expect(empty).not.toBeNull();
  expect(sections.map(({ heading, cards }) => [heading, cards.map(({ key }) => key)])).toEqual([
    ['Dealership offers', ['friend']],
    ['Service offers', ['oil']],
  ]);
  const chips = async (list: Parameters<typeof offersView>[0]) =>
    (await view(list, without)).lists.choices.map(({ label }) => label);
  expect(await chips('current-incentives')).toEqual(['All offers', 'Service', 'Dealership', 'Incentives']);
  expect(await chips('service')).toEqual(['All offers', 'Service', 'Dealership']);
});

test('shows no offers when the content is unavailable', async () => {
  const down = async (): Promise<never> => {
    throw new ContentUnavailable('offers', new Error('down'));
  };
  const { empty, lists } = await view('dealer', down);
  expect(empty).not.toBeNull();
  expect(lists.choices).toHaveLength(5);
});

test('shows value, type and end date on cards', async () => {
  const { sections } = await view('service');
  expect(sections[0]?.cards).toEqual([
    {
      key: 'oil',
      href: '/special-offers/service/oil',
      name: '$59.95 oil change',
      amount: '$59.95',
      type: 'Coupon',
      icon: 'Coupon',
      badge: 'Online Exclusive',
      text: 'Straight again.',
      until: 'Through 11/30/2026',
    },
  ]);
});

test('in Spanish', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const { sections, lists } = await view('service', undefined, { dealership, locale: 'es' });
  expect(sections[0]?.cards[0]).toMatchObject({
    href: '/es/special-offers/service/oil',
    type: 'Cupón',
    badge: 'Exclusiva en línea',
    until: 'Hasta el 11/30/2026',
  });
  expect(lists.choices.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
    ['/es/special-offers', false],
    ['/es/special-offers/sales', false],
    ['/es/special-offers/service', true],
    ['/es/special-offers/dealer', false],
    ['/es/special-offers/current-incentives', false],
  ]);
});

test('keeps links to offers below sales in sales', async () => {
  expect((await view('sales')).sections[0]?.cards[0]?.href).toBe('/special-offers/sales/new');
  expect((await view('current-incentives')).sections[0]?.cards[0]?.href).toBe('/special-offers/dealer/new');
});

test('has structured data for the same offers', async () => {
  const { structured } = await view('service', undefined, { path: '/special-offers/service' });
  expect(structured).toMatchObject({
    '@graph': [
      {
        '@type': 'OfferCatalog',
        numberOfItems: 1,
        itemListElement: [
          {
            '@type': 'Offer',
            name: '$59.95 oil change',
            url: 'http://alpha.example/special-offers/service/oil',
            validThrough: '2026-11-30',
            offeredBy: { '@type': 'AutoDealer', '@id': 'http://alpha.example/#dealership' },
          },
        ],
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});
