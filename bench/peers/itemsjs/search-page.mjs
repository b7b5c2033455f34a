// Creates a search page's data like a loader with itemsjs. It searches for the cars and counts, and copies titles,
// texts and ranges from an existing page.
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { decode } from 'turbo-stream';
import { createEngine } from './search.mjs';

const PER_PAGE = 19;
const count = new Intl.NumberFormat('en-US');
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** @param {string} file response to a request for a page's data @returns {Promise<object>} loaders' data by route */
export async function readData(file) {
  const { value } = await decode(Readable.toWeb(createReadStream(file)));
  return value;
}

const pictureOf = (picture, vin) => ({
  ...picture,
  src: `/vehicles/${vin}/640.webp`,
  srcSet: [400, 640, 960].map((width) => `/vehicles/${vin}/${width}.webp ${width}w`).join(', '),
});

const cardOf = (card, { vin, name, trim, mileage, price }) => ({
  ...card,
  vin,
  href: `/used-cars-for-sale/${vin}`,
  name,
  trim,
  picture: pictureOf(card.picture, vin),
  mileage: `${count.format(mileage)} miles`,
  price: { ...card.price, amount: money.format(price / 100) },
});

function groupOf(group, { buckets }, address, chosen) {
  const facet = group.id.replace('group-', '');
  const counts = new Map(buckets.map((bucket) => [bucket.key, bucket.doc_count]));
  const valuesOf = (values) =>
    values.flatMap((value) => {
      const key = value.id.slice(facet.length + 1);
      const found = counts.get(key);
      if (found === undefined) return [];
      const href = `${address}${address.includes('?') ? '&' : '?'}${facet}=${key}`;
      return [{ ...value, count: found, href, isChosen: chosen.includes(key) }];
    });
  return {
    ...group,
    values: valuesOf(group.values),
    more: group.more && { ...group.more, values: valuesOf(group.more.values) },
  };
}

/** @param {string} folder with `page.data` (our page's loader data) and `search.json` (cars and searches) */
export async function createSearchPage(folder) {
  const data = await readData(join(folder, 'page.data'));
  const { route, facets, cars, searches } = JSON.parse(readFileSync(join(folder, 'search.json'), 'utf8'));
  const engine = createEngine(cars, facets);
  const filtersOf = new Map(searches.map(({ address, filters }) => [address, filters]));
  const made = data[route].data;
  const { view } = made.page;
  const [card] = view.cards;

  /** @param {string} address path and query @returns {object} the loader's data */
  return (address) => {
    const filters = filtersOf.get(address);
    const { data, pagination } = engine.search({ filters, per_page: PER_PAGE });
    const total = `${count.format(pagination.total)} cars`;
    const chosen = Object.values(filters).flat();
    const page = {
      ...view,
      count: total,
      cards: data.items.map((item) => cardOf(card, item)),
      facets: view.facets.map((group) => {
        const found = data.aggregations[group.id.replace('group-', '')];
        return found === undefined ? group : groupOf(group, found, address, chosen);
      }),
      chips: chosen.map((value) => ({ label: value, spoken: `Remove ${value}`, href: '/cars-for-sale' })),
      clear: chosen.length === 0 ? null : '/cars-for-sale',
      pages: pagination.total > PER_PAGE ? view.pages : null,
    };
    return { ...made, announcement: total, page: { view: page } };
  };
}
