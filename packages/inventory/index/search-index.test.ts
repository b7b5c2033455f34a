import { describe, expect, test } from 'vitest';
import { isPriceLocked, WITHOUT_FEES } from '../price-statement.ts';
import { AUDIENCES, compare, SETTINGS } from '../../../tests/support/reference-search/compare.ts';
import { createRandom, generateListings, pick } from '../../../tests/support/listings/generate-listings.ts';
import type { Listing } from '../vehicle.ts';
import { EVERYTHING, SORTS } from './query.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

const WHOLE = { ...SETTINGS, itemsPerPage: 1_000_000 };
const PUBLIC = AUDIENCES[0];
if (PUBLIC === undefined) throw new Error('No audience');

describe('returns the same results as the reference search', () => {
  // Compares ids, order, total and every count. For 10,000 queries at each size up to 100,000 cars: npm run bench --
  // facets-reference.
  test.each([
    { cars: 0, queries: 0, settings: SETTINGS },
    { cars: 1, queries: 200, settings: SETTINGS },
    { cars: 31, queries: 500, settings: WHOLE },
    { cars: 32, queries: 500, settings: SETTINGS },
    { cars: 100, queries: 1500, settings: WHOLE },
    { cars: 1000, queries: 120, settings: SETTINGS },
    { cars: 6000, queries: 12, settings: WHOLE },
  ])('$cars cars, $queries queries, $settings.itemsPerPage per page', async ({ cars, queries, settings }) => {
    const listings = generateListings(cars, cars);
    const index = await createSearchIndex(listings, settings);
    expect([...compare(listings, index, settings, queries, 1)]).toEqual([]);
  });
});

describe('changes', () => {
  // An index is updated for few changes and rebuilt for many (snapshot.ts).
  test.each([
    { start: 0, puts: 60, leaves: 0.1 },
    { start: 500, puts: 8, leaves: 0.01 },
    { start: 500, puts: 8, leaves: 0 },
  ])('an updated index returns the same results as a new one: %j', async ({ start, puts, leaves }) => {
    const random = createRandom(5);
    const spare = generateListings(600, 11);
    const first = spare.slice(0, start);
    const cars = new Map(first.map((car) => [car.vin, car]));
    let index = await createSearchIndex(first, WHOLE);
    for (let round = 0; round < 12; round += 1) {
      const from = leaves === 0 ? first : spare;
      const put = Array.from({ length: puts }, (): Listing => {
        const car = pick(random, from);
        const kind = random();
        if (kind < 0.5) return car;
        if (kind < 0.6) return { ...car, make: `Make ${round}`, features: [`Feature ${round}`] };
        if (kind < 0.7) return { ...car, status: 'sold', soldAt: 1 };
        return { ...car, salePrice: Math.floor(random() * 4_000_000) + 1, isPrivate: random() < 0.2 };
      });
      const remove = [...cars.keys()]
        .filter(() => random() < leaves)
        .filter((vin) => put.every((car) => car.vin !== vin));
      for (const vin of remove) cars.delete(vin);
      for (const car of put) cars.set(car.vin, car);
      index = await index.apply({ put, remove });
      expect([...compare([...cars.values()], index, WHOLE, 25, round)]).toEqual([]);
    }
  });

  test('an index with new settings returns the same results as one built with them', async () => {
    const listings = generateListings(300, 31);
    const open = { ...WHOLE, itemsPerPage: 7, prices: { ...WITHOUT_FEES, locked: [] } };
    const before = await createSearchIndex(listings, open);
    const unlocked = { ...WHOLE, prices: { ...WHOLE.prices, locked: [] } };
    const ways = [
      await before.withSettings(WHOLE),
      (await before.withSettings(unlocked)).locking(WHOLE.prices.locked),
      await (await before.withSettings(unlocked)).withSettings(WHOLE),
    ];
    for (const index of ways) expect([...compare(listings, index, WHOLE, 60, 3)]).toEqual([]);
  });

  test('finds words that only one car has, until that car is removed', async () => {
    const cars = generateListings(60, 4);
    const one = cars.find(({ isPrivate, soldAt }) => !isPrivate && soldAt === null);
    if (!one) throw new Error('No car');
    const found = (index: SearchIndex) => {
      const { hits, unknown } = index.search({ ...EVERYTHING, keyword: 'Hispano' }, PUBLIC);
      return unknown.length > 0 ? [] : hits.map(({ listing }) => listing.vin);
    };
    const before = await createSearchIndex(cars, SETTINGS);
    const after = await before.apply({ put: [{ ...one, make: 'Hispano' }] });
    expect([found(before), found(after), found(await after.apply({ put: [one] }))]).toEqual([
      [],
      [one.vin],
      [],
    ]);
  });

  test('does not change indexes that are still in use', async () => {
    const [first, second, ...rest] = generateListings(50, 2);
    if (!first || !second) throw new Error('No cars');
    const old = await createSearchIndex([first, ...rest], SETTINGS);
    const before = old.search(EVERYTHING, PUBLIC);
    const next = await old.apply({ put: [second], remove: [first.vin] });
    expect(next.find(second.vin)).toBe(second);
    expect(next.find(first.vin)).toBeUndefined();
    expect(old.find(second.vin)).toBeUndefined();
    expect(old.search(EVERYTHING, PUBLIC).total).toBe(before.total);
  });

  test('treats a number that no car can have as missing', async () => {
    const [first, second] = generateListings(40, 2).filter(
      ({ isPrivate, soldAt }) => !isPrivate && soldAt === null,
    );
    if (!first || !second) throw new Error('No cars');
    const absurd = { ...first, mileage: 1e15, dateInStock: '2026-99-99' };
    const index = await createSearchIndex([absurd, { ...second, mileage: 5 }], SETTINGS);
    for (const sort of ['mileage', 'newest', 'oldest'] as const) {
      const { hits } = index.search({ ...EVERYTHING, sort }, PUBLIC);
      expect(hits.map(({ listing }) => listing.vin)).toEqual([second.vin, first.vin]);
    }
  });

  test('does not block the event loop while indexing a large inventory', async () => {
    let turns = 0;
    const count = setInterval(() => (turns += 1), 0);
    await createSearchIndex(generateListings(8000, 3), SETTINGS);
    clearInterval(count);
    expect(turns).toBeGreaterThan(2);
  });
});

describe('hidden information', () => {
  const listings = generateListings(800, 21);

  test('no filter, order, count or bound reveals a locked price', async () => {
    const lower = (car: Listing): Listing =>
      isPriceLocked(car, SETTINGS.prices) && (car.salePrice ?? car.oldPrice) !== null
        ? { ...car, salePrice: 100, oldPrice: car.oldPrice && 200, priceDroppedAt: SETTINGS.now?.() ?? null }
        : car;
    const [high, low] = [
      await createSearchIndex(listings, SETTINGS),
      await createSearchIndex(listings.map(lower), SETTINGS),
    ];
    const seen = (index: typeof high) =>
      SORTS.flatMap((sort) =>
        [null, 1000, 2_000_000].map((max) => {
          const ranges = { price: { min: null, max }, payment: { min: null, max } };
          const result = index.search({ ...EVERYTHING, ranges, sort }, PUBLIC);
          return [
            result.hits,
            result.total,
            result.boundsOf('price'),
            result.boundsOf('payment'),
            result.countsOf('bodystyle'),
            result.countsOf('great-deals'),
            result.startingAt('suvs'),
          ];
        }),
      );
    expect(JSON.stringify(seen(low))).toBe(JSON.stringify(seen(high)));
  });

  test('shows a locked car without a price', async () => {
    const index = await createSearchIndex(listings, WHOLE);
    const { hits } = index.search(EVERYTHING, PUBLIC);
    const locked = hits.filter(({ isPriceLocked }) => isPriceLocked);
    expect(locked.length).toBeGreaterThan(20);
    for (const { listing, price, payment } of locked) {
      expect([price, payment, listing.salePrice, listing.oldPrice, listing.priceDroppedAt]).toEqual(
        Array(5).fill(null),
      );
    }
  });

  test('locked searches show no price at all, but a single car shows its own', async () => {
    const settings = { ...WHOLE, prices: { ...WHOLE.prices, locked: ['search'] as const } };
    const index = await createSearchIndex(listings, settings);
    expect([...compare(listings, index, settings, 60, 5)]).toEqual([]);
    const { hits } = index.search(EVERYTHING, PUBLIC);
    expect(hits.filter(({ price }) => price !== null)).toEqual([]);
    const locked = hits.filter(({ isPriceLocked }) => isPriceLocked);
    expect(locked.length).toBeGreaterThan(20);
    for (const { listing } of locked) {
      expect(index.findHit(listing.vin, PUBLIC)).toMatchObject({
        isPriceLocked: false,
        price: expect.any(Number),
      });
    }
    expect(hits.map(({ listing }) => index.findListed(listing.vin, PUBLIC))).toEqual(hits);
    expect(
      [...index.all(PUBLIC)].filter(({ price, listing }) => (price ?? listing.salePrice) !== null),
    ).toEqual([]);
    expect(
      (await createSearchIndex(listings, WHOLE)).locking(['search']).search(EVERYTHING, PUBLIC).hits,
    ).toEqual(hits.map((hit) => expect.objectContaining({ price: hit.price })));
  });

  test('shows a single car as a search would', async () => {
    const index = await createSearchIndex(listings, WHOLE);
    const { hits } = index.search(EVERYTHING, PUBLIC);
    for (const way of ['findHit', 'findListed'] as const)
      expect(hits.map(({ listing }) => index[way](listing.vin, PUBLIC))).toEqual(hits);
    const hidden = listings.find(({ isPrivate, soldAt }) => isPrivate && soldAt === null);
    expect(hidden && index.findHit(hidden.vin, PUBLIC)).toBeNull();
    expect(hidden && index.findHit(hidden.vin, { ...PUBLIC, seesPrivate: true })?.listing.vin).toBe(
      hidden?.vin,
    );
    expect(index.findHit('11111111111111111', PUBLIC)).toBeNull();
  });

  test('lists the cars of some makes as their own pages show them', async () => {
    const settings = { ...WHOLE, prices: { ...WHOLE.prices, locked: ['search'] as const } };
    const index = await createSearchIndex(listings, settings);
    const isHonda = (make: string) => make.toLowerCase() === 'honda';
    const shown = listings.filter(
      ({ make, isPrivate, status }) => isHonda(make) && !isPrivate && status !== 'sold',
    );
    const vins = shown.map(({ vin }) => vin).toSorted();
    expect(vins.length).toBeGreaterThan(5);
    expect([...index.ofMakes(isHonda, PUBLIC)]).toEqual(vins.map((vin) => index.findHit(vin, PUBLIC)));
    expect([...index.ofMakes(() => false, PUBLIC)]).toEqual([]);
  });

  test('tells whether there are private cars, but nothing about sold ones', async () => {
    const isPrivate = (hidden: (listing: Listing) => boolean) =>
      createSearchIndex(
        listings.map((one) => ({ ...one, isPrivate: hidden(one) })),
        WHOLE,
      );
    expect((await isPrivate(() => false)).hasPrivate).toBe(false);
    expect((await isPrivate(({ status }) => status === 'sold')).hasPrivate).toBe(false);
    expect(
      (await isPrivate(({ vin }) => vin === listings.find(({ soldAt }) => soldAt === null)?.vin)).hasPrivate,
    ).toBe(true);
  });

  test('finds sold cars only by VIN', async () => {
    const index = await createSearchIndex(listings, WHOLE);
    const sold = listings.find(({ status }) => status === 'sold');
    if (!sold) throw new Error('Nothing sold');
    expect(index.find(sold.vin)).toBe(sold);
    expect(index.search({ ...EVERYTHING, keyword: sold.vin }, PUBLIC).unknown).toEqual([
      sold.vin.toLowerCase(),
    ]);
  });
});
