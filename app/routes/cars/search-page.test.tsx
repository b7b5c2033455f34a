import { generateListings } from '../../../tests/support/listings/generate-listings.ts';
import { parseTerms } from '@rooftop/finance/terms-text';
import { SORT_OPTIONS, SORTS } from '@rooftop/inventory/index/query';
import type { PriceLock } from '@rooftop/inventory/price-statement';
import type { Listing } from '@rooftop/inventory/vehicle';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  testContent,
  testDealership,
  testInventory,
  testSettings,
  testStore,
} from '../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { renderFragment } from '#app/ui/fragment-cache.server.tsx';
import { FragmentCache } from '#app/ui/rendered-once.tsx';
import { ANONYMOUS } from '#app/visitor/visitor-session.ts';
import { SearchParts } from '#app/vehicles/search/search-page.tsx';
import { LABELED_PHRASES } from '../../../tests/support/phrases/labeled-phrases.ts';
import { searchViewOf, visitSearch } from '../../../tests/support/search-page.ts';

const cars = generateListings(300);
const html = async (...visit: Parameters<typeof searchViewOf>) =>
  renderToStaticMarkup(<SearchParts view={await searchViewOf(...visit)} />);

test('cards that are rendered once are as those of a page', async () => {
  const parts = <SearchParts view={await searchViewOf('/cars-for-sale', cars)} />;
  const cached = () => renderToStaticMarkup(<FragmentCache value={renderFragment}>{parts}</FragmentCache>);
  const afresh = renderToStaticMarkup(parts);
  expect([cached(), cached()]).toEqual([afresh, afresh]);
});

/** The redirect target of a URL. */
async function moves(address: string, visit: Parameters<typeof visitSearch>[2] = {}) {
  const answer: unknown = await visitSearch(address, cars, visit).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) return null;
  return [answer.status, answer.headers.get('location')];
}

test.each([
  ['/cars-for-sale', 'Cars For Sale'],
  ['/used-cars-for-sale', 'Used Cars For Sale'],
  ['/new-cars-for-sale', 'New Cars For Sale'],
  ['/certified-cars-for-sale', 'Certified Cars For Sale'],
  ['/used-cars-for-sale/suvs', 'Used SUVs For Sale'],
  ['/cars-for-sale/trucks/ford', 'Ford Trucks For Sale'],
  ['/cars-for-sale/ford-f-150', 'Ford F-150 For Sale'],
  ['/used-cars-for-sale/price-under-20000', 'Used Cars For Sale under $20,000'],
  ['/used-cars-for-sale?mileage=null,30000', 'Used Cars For Sale under 30,000 miles'],
  ['/used-cars-for-sale?mileage=null,84999', 'Used Cars For Sale under 85,000 miles'],
  ['/used-cars-for-sale/great_deals/price_drop', 'Used Cars For Sale: Price Drop'],
  ['/cars-for-sale?q=xle', 'Cars For Sale: “xle”'],
  ['/cars-for-sale/suvs?q=karaoke+xle', 'SUVs For Sale: “xle”'],
])('%s has the heading "%s"', async (address, heading) => {
  expect((await searchViewOf(address, cars)).heading).toBe(heading);
});

test('in Spanish, has Spanish texts and links', async () => {
  const dealership = testDealership({ languages: ['en', 'es'] });
  const context = { dealership, locale: 'es', path: '/used-cars-for-sale/suvs' } as const;
  const view = await searchViewOf('/used-cars-for-sale/suvs', cars, { context });
  expect(view.heading).toBe('SUVs usados en venta');
  for (const { href } of [...view.chips, ...view.cards]) expect(href).toMatch(/^\/es\//);
});

test('in Spanish, translates the feed’s terms at the same URLs', async () => {
  const context = { dealership: testDealership({ languages: ['en', 'es'] }), locale: 'es' } as const;
  const address = '/used-cars-for-sale/heated-seats?fuel=hybrid';
  const [english, spanish] = [
    await searchViewOf(address, cars),
    await searchViewOf(address, cars, { context }),
  ];
  expect(spanish.heading).toBe('Autos usados en venta con Asientos con calefacción');
  expect(spanish.chips.map(({ label }) => label)).toEqual(['Usados', 'Asientos con calefacción', 'Híbrido']);
  const values = (view: typeof english, group: string) =>
    view.facets.find(({ id }) => id === group)?.values.map(({ href, label }) => [href, label]) ?? [];
  const drives = values(spanish, 'group-drivetrain');
  expect(drives).toContainEqual([expect.any(String), 'Tracción integral (AWD)']);
  expect(drives.map(([href]) => href?.replace(/^\/es/, ''))).toEqual(
    values(english, 'group-drivetrain').map(([href]) => href),
  );
  expect(spanish.payment?.terms).toBe(
    'Con 72 pagos mensuales, una tasa anual (APR) de 6.24% y 20% de enganche. Esta tasa es para puntajes de crédito de 620 o más.',
  );
});

test.each<[address: string, steps: [label: string, href: string | null][]]>([
  ['/cars-for-sale', [['Cars For Sale', null]]],
  ['/used-cars-for-sale', [['Used Cars For Sale', null]]],
  [
    '/used-cars-for-sale/suvs?sort=priceLow',
    [
      ['Used Cars For Sale', '/used-cars-for-sale'],
      ['SUVs', null],
    ],
  ],
  [
    '/cars-for-sale/trucks/ford-f-150/price-under-90000',
    [
      ['Cars For Sale', '/cars-for-sale'],
      ['Trucks', '/cars-for-sale/trucks'],
      ['Ford F-150', '/cars-for-sale/trucks/ford-f-150'],
      ['Ford F-150 For Sale under $90,000', null],
    ],
  ],
])('the breadcrumbs of %s are named and linked', async (address, steps) => {
  const { way, facts } = await searchViewOf(address, cars);
  expect(way.crumbs).toEqual([['Alpha Motors', '/'], ...steps].map(([label, href]) => ({ label, href })));
  expect(facts).toMatchObject({
    '@graph': [
      {},
      { '@type': 'BreadcrumbList', itemListElement: way.crumbs.map(({ label }) => ({ name: label })) },
    ],
  });
});

test('lists the page’s cars in order for search engines', async () => {
  const { cards, facts } = await searchViewOf('/cars-for-sale?page=2', cars);
  const itemListElement = cards.map(({ href }, at) => ({
    position: at + 1,
    url: `http://alpha.example${href}`,
  }));
  expect(facts).toMatchObject({
    '@graph': [
      { '@type': 'ItemList', url: 'http://alpha.example/cars-for-sale?page=2', itemListElement },
      {},
    ],
  });
});

test.each([
  ['/cars-for-sale?page=1', [301, '/cars-for-sale']],
  ['/cars-for-sale/SUVS/', [301, '/cars-for-sale/suvs']],
  ['/cars-for-sale?bodystyle=suvs&utm_source=mail', [301, '/cars-for-sale/suvs?utm_source=mail']],
  ['/cars-for-sale?price=&price=20000', [301, '/cars-for-sale/price-under-20000']],
  ['/cars-for-sale?sort=newest&utm_source=mail', [301, '/cars-for-sale?utm_source=mail']],
  ['/cars-for-sale/suvs?page=999', [302, expect.stringMatching(/^\/cars-for-sale\/suvs\?page=\d$/)]],
  ['/cars-for-sale/suvs?utm_source=mail', null],
  [
    '/cars-for-sale?q=2020+or+newer+honda+crv&utm_source=mail',
    [302, '/cars-for-sale/honda-cr-v?year=2020,null&utm_source=mail'],
  ],
  ['/cars-for-sale?q=asientos+de+cuero', [302, '/cars-for-sale/leather-seats']],
  ['/cars-for-sale?q=suv+with+karaoke', [302, '/cars-for-sale/suvs?q=karaoke']],
  ['/cars-for-sale/suvs?q=karaoke', null],
])('%s redirects to %o', async (address, expected) => {
  expect(await moves(address)).toEqual(expected);
});

/** The inventory of a dealership that locks these prices, as this audience sees it. */
function locking(...lockedPrices: readonly PriceLock[]): Partial<RequestContext> {
  const settings = testSettings();
  return {
    inventory: testInventory(cars, {
      ...settings,
      inventory: { ...settings.inventory, lockedPrices: [...lockedPrices] },
    }),
  };
}
const UNLOCKED = { ...ANONYMOUS, hasUnlockedPrices: async () => true };

test.each<[address: string, locked: readonly PriceLock[], expected: readonly [number, string] | null]>([
  ['/cars-for-sale/price-under-20000', ['search'], [302, '/cars-for-sale']],
  ['/new-cars-for-sale/suvs/price-under-20000', ['new'], [302, '/new-cars-for-sale/suvs']],
  ['/cars-for-sale/price-under-20000?utm_source=mail', ['search'], [302, '/cars-for-sale?utm_source=mail']],
  ['/cars-for-sale?price=10000,20000', ['search'], [302, '/cars-for-sale']],
  ['/cars-for-sale/price-under-20000', ['new'], null],
  ['/used-cars-for-sale/price-under-20000', ['new'], null],
  // No price is locked: the page says that it found nothing.
  ['/cars-for-sale/price-under-1', [], null],
])('%s with the prices of %j locked leads to %j', async (address, locked, expected) => {
  expect(await moves(address, { context: locking(...locked) })).toEqual(expected);
  expect(await moves(address, { context: { ...locking(...locked), visitor: UNLOCKED } })).toBeNull();
});

test.each<[address: string, locked: readonly PriceLock[], offersPrice: boolean]>([
  ['/cars-for-sale', [], true],
  ['/cars-for-sale', ['new'], true],
  ['/new-cars-for-sale', ['new'], false],
  ['/cars-for-sale', ['search'], false],
  ['/cars-for-sale', ['new', 'used', 'certified'], false],
  ['/cars-for-sale?q=nothinglikethis', ['new'], true],
])('%s with the prices of %j locked offers to sort by price: %s', async (address, locked, offersPrice) => {
  const context = locking(...locked);
  const sorts = async (visitor = ANONYMOUS) =>
    (await searchViewOf(address, cars, { context: { ...context, visitor } })).sort.options.map(
      ({ value }) => value,
    );
  const byPrice = SORTS.filter((sort) => SORT_OPTIONS[sort].column === 'price');
  expect((await sorts()).filter((sort) => byPrice.includes(sort)).length).toBe(
    offersPrice ? byPrice.length : 0,
  );
  expect((await sorts())[0]).toBe('newest');
  expect(await sorts(UNLOCKED)).toEqual(expect.arrayContaining([...byPrice]));
});

test.each([
  ['/cars-for-sale/suvs', ['/cars-for-sale/suvs'], true],
  ['/cars-for-sale/suvs', [], false],
  ['/cars-for-sale/suvs?page=2', ['/cars-for-sale/suvs'], false],
  ['/cars-for-sale/suvs?utm_source=mail', ['/cars-for-sale/suvs'], false],
])('%s with allowed pages %o is indexed: %s', async (address, allowed, isIndexed) => {
  const { head } = await visitSearch(address, cars, { allowed });
  expect(head.isIndexed).toBe(isIndexed);
  expect(head.canonical).not.toContain('utm_source');
});

test('has 19 cards, each with a name, a price or a note to call, and the terms of every payment', async () => {
  const { cards } = await searchViewOf('/cars-for-sale', cars);
  expect(cards).toHaveLength(19);
  for (const { href, name, price } of cards) {
    expect(href).toMatch(/^\/(new|used|certified)-cars-for-sale\/\d{4}-.+-[A-Z0-9]{17}$/);
    expect(name).toMatch(/^\d{4} \w/);
    expect(price.payment?.terms ?? '72 monthly payments, 6.24% APR, 20% down').toMatch(
      /^72 monthly payments, 6\.24% APR, 20% down/,
    );
  }
});

test('names trade equity on cards and in the payment filter if there is any', async () => {
  const terms = parseTerms('finance.20p.1500.850.72');
  const { cards, payment } = await searchViewOf('/cars-for-sale', cars, { context: { terms } });
  const priced = cards.filter(({ price }) => price.payment !== null);
  expect(priced).not.toHaveLength(0);
  for (const { price } of priced) expect(price.payment?.terms).toMatch(/, 20% down, \$1,500 trade equity$/);
  expect(payment?.terms).toBe(
    'For 72 monthly payments at 6.24% APR with 20% down and $1,500 trade equity. This rate is for credit scores of 620 and up.',
  );
});

test.each([null, 'finance.20p.0.850.72'])(
  'with the terms %s and no financing entered, shows no payment, no payment filter and no APR',
  async (terms) => {
    const context = { dealership: testDealership({ financing: null }), terms: parseTerms(terms) };
    const { cards, ranges, payment } = await searchViewOf('/cars-for-sale', cars, { context });
    expect(cards.filter(({ price }) => price.amount !== null)).not.toHaveLength(0);
    expect(cards.map(({ price }) => price.payment)).toEqual(cards.map(() => null));
    expect([ranges.map(({ name }) => name), payment]).toEqual([['price', 'mileage', 'year'], null]);
    expect(await html('/cars-for-sale', cars, { context })).not.toMatch(/APR|\/mo\b|monthly payment/i);
  },
);

test('every count equals the results of its link', async () => {
  const { facets } = await searchViewOf('/used-cars-for-sale/suvs?make-model=ford,kia', cars);
  const values = facets.flatMap((group) => [...group.values, ...(group.more?.values ?? [])]);
  for (const { href, count, isChosen } of values.filter((_, at) => at % 5 === 0)) {
    if (isChosen) continue;
    const chosen = new URL(href, 'http://alpha.example');
    const view = await searchViewOf(chosen.pathname + chosen.search, cars);
    // For facets whose values are alternatives, the count is the value's own share.
    expect(Number.parseInt(view.count, 10)).toBeGreaterThanOrEqual(count);
  }
});

test('suggests which filters to remove from an empty search, and what that shows', async () => {
  const none = '/new-cars-for-sale/minivans/price-under-1000';
  const { empty, cards } = await searchViewOf(none, cars);
  expect(cards).toEqual([]);
  expect(empty?.heading).toBe('No cars match all of your filters');
  expect(empty?.all?.href).toBe('/cars-for-sale');
  for (const { href, count } of empty?.ways ?? []) {
    expect((await searchViewOf(href, cars)).count).toBe(count);
  }
  const stockless = await searchViewOf('/cars-for-sale', []);
  expect(stockless.empty).toMatchObject({ ways: [], all: null });

  const { pathname, searchParams } = new URL(empty?.notify.href ?? '', 'http://alpha.example');
  expect(pathname).toBe('/contact-us');
  expect(searchParams.get('search')).toBe('New Minivans For Sale under $1,000');
});

test.each([['new', 'used', 'certified'], ['search']] as const)(
  'contains no trace of a locked price or a private car: %s',
  async (...lockedPrices) => {
    const [first, second] = cars.filter(({ status }) => status === 'available');
    if (!first || !second) throw new Error('No cars');
    const bare = { mileage: 12, features: [], priceDroppedAt: Date.parse('2026-11-20'), isPrivate: false };
    const locked: Listing = { ...first, ...bare, salePrice: 3_141_500, oldPrice: 3_271_800 };
    const hidden: Listing = { ...second, ...bare, make: 'Canary', model: 'Hidden', isPrivate: true };
    const settings = testSettings();
    const written = { ...settings, inventory: { ...settings.inventory, lockedPrices: [...lockedPrices] } };
    const inventory = testInventory([locked, hidden], written);
    for (const address of [
      '/cars-for-sale',
      '/cars-for-sale?sort=priceLow',
      '/cars-for-sale?payment=null,900',
    ]) {
      const data = await visitSearch(address, [], { context: { inventory, isDocument: false } });
      const said = JSON.stringify(data) + (await html(address, [], { context: { inventory } }));
      expect(said).not.toMatch(/31,?415|32,?718|canary|Price Drop|price-drop/i);
      expect(said).not.toContain(hidden.vin);
    }
    expect(await html('/cars-for-sale', [], { context: { inventory } })).toMatch(
      /Get today’s price.*Finish your terms to see it.*href="\/personalize-my-price\?vehicle=\w{17}".*Personalize My Price/s,
    );
  },
);

/** The view of what a shopper typed, after the redirect. */
async function typed(text: string, listings = cars, visit: Parameters<typeof visitSearch>[2] = {}) {
  const answer: unknown = await visitSearch(
    `/cars-for-sale?${new URLSearchParams({ q: text })}`,
    listings,
    visit,
  ).catch((thrown: unknown) => thrown);
  const address = answer instanceof Response ? answer.headers.get('location') : null;
  if (address === null) throw new Error(`${text} does not redirect`);
  return { address, view: await searchViewOf(address.replace(/^\/es/, ''), listings, visit) };
}

test('a phrase becomes a chip for each thing understood, and each removes only itself', async () => {
  const { address, view } = await typed('2018 or newer honda or toyota suv, no red, under 40k, karaoke');
  expect(view.chips.map(({ label }) => label)).toEqual([
    'SUVs',
    'Honda',
    'Toyota',
    'Except Red',
    'Price up to $40,000',
    'Year 2018 and up',
  ]);
  expect(view.cards).not.toHaveLength(0);
  for (const [at, { href }] of view.chips.entries()) {
    const left = (await searchViewOf(href, cars)).chips.map(({ label }) => label);
    expect(left).toEqual(view.chips.map(({ label }) => label).filter((_, place) => place !== at));
  }
  expect(view.unknown).toEqual({
    text: 'We didn’t recognize “karaoke”, so these results leave that out.',
    remove: { label: 'Remove “karaoke”', href: address.replace('&q=karaoke', '') },
  });
  expect(await html(address, cars)).toContain('We didn’t recognize “karaoke”');
});

test('in Spanish, says which word was not understood', async () => {
  const context = { dealership: testDealership({ languages: ['en', 'es'] }), locale: 'es' } as const;
  const { view } = await typed('camioneta con hidráulicos, excepto kia', cars, { context });
  expect(view.unknown?.text).toBe('No reconocimos “hidráulicos”; estos resultados no lo toman en cuenta.');
  expect(view.chips.map(({ label }) => label)).toContain('Excepto Kia');
});

test('without results, drops the least important filters first, and as many as needed', async () => {
  const { view } = await typed('purple electric minivan with tow package under 1500');
  expect(view.cards).toEqual([]);
  expect(view.chips).toHaveLength(5);
  const [way] = view.empty?.ways ?? [];
  expect(way?.label).toBe('Remove Purple, Electric, and Price up to $1,500');
  // What nobody has is still in its group.
  const color = view.facets.find(({ id }) => id === 'group-color');
  expect(color?.values.filter(({ isChosen }) => isChosen)).toMatchObject([{ label: 'Purple', count: 0 }]);
  expect((await searchViewOf(way?.href ?? '', cars)).count).toBe(way?.count);
  expect(way?.count).not.toBe('0 cars');
});

test('every labeled phrase finds cars or has a way on', { timeout: 60_000 }, async () => {
  for (const { q } of LABELED_PHRASES) {
    const { view } = await typed(q);
    expect([q, view.cards.length > 0 || (view.empty?.all ?? null) !== null]).toEqual([q, true]);
  }
});

test('a price in a phrase leads to the search without it where prices are locked', async () => {
  const settings = testSettings();
  const written = { ...settings, inventory: { ...settings.inventory, lockedPrices: ['search' as const] } };
  const inventory = testInventory(cars, written);
  const answer: unknown = await typed('suv under 90k', cars, { context: { inventory } }).catch(
    (error: unknown) => error,
  );
  expect(answer).toBeInstanceOf(Response);
  expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
    302,
    '/cars-for-sale/suvs',
  ]);
});

test('escapes typed text', async () => {
  const typed = '"><script>alert(1)</script>';
  const address = `/cars-for-sale?q=${encodeURIComponent(typed).replaceAll('%20', '+')}`;
  const [status, to] = (await moves(address)) ?? [];
  expect(status).toBe(302);
  const said = await html(String(to), cars);
  expect(said).not.toMatch(/<script>/);
  expect(said).toContain('&gt;&lt;script&gt;alert');
});

test('names stores with their distance from the chosen one', async () => {
  const stores = [
    testStore({ key: 'erie', name: 'Alpha Erie', coordinates: { lat: 42.13, lng: -80.09 } }),
    testStore({ key: 'meadville', name: 'Alpha Meadville', coordinates: { lat: 41.64, lng: -80.15 } }),
  ];
  const content = testContent({ stores: async () => stores });
  const context = { content, store: stores[0] };
  const { facets, cards } = await searchViewOf('/cars-for-sale', cars, { context });
  const labels = facets.find(({ id }) => id === 'group-store')?.values.map(({ label }) => label);
  expect(labels).toContain('Alpha Erie, your store');
  expect(labels).toContain('Alpha Meadville, 34 miles away');
  expect(cards.map(({ store }) => store)).toContain('Alpha Erie');
});

test.each([
  ['one store', ['watertown'], '/used-cars-for-sale/suvs', 'Used SUVs For Sale in Watertown, NY'],
  ['one store', ['watertown'], '/cars-for-sale?page=2', 'Cars For Sale in Watertown, NY, page 2'],
  ['several stores', ['erie', 'dunkirk'], '/used-cars-for-sale', 'Used Cars For Sale'],
  ['no store', [], '/used-cars-for-sale', 'Used Cars For Sale'],
])('of %s %j the title of %s is %j', async (_what, keys, address, title) => {
  const content = testContent({ stores: async () => keys.map((key) => testStore({ key })) });
  const { head } = await visitSearch(address, cars, { context: { content } });
  expect(head.title).toBe(`${title} | Alpha Motors`);
});

test.each([
  [['used'], '/cars-for-sale', '/used-cars-for-sale'],
  [['used'], '/cars-for-sale/suvs?q=ex-l', '/used-cars-for-sale/suvs?q=ex-l'],
  [['used'], '/new-cars-for-sale', '/new-cars-for-sale'],
  [['new', 'used'], '/cars-for-sale', '/cars-for-sale'],
] as const)('if %j cars are sold, the canonical URL of %s is %s', async (conditions, address, canonical) => {
  const settings = testSettings();
  const inventory = { ...settings.inventory, conditions: [...conditions] };
  const content = testContent({ settings: async () => ({ ...settings, inventory }) });
  const { head } = await visitSearch(address, cars, { context: { content } });
  expect(head.canonical).toBe(`http://alpha.example${canonical}`);
});
