import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import { AUDIENCES } from '../../tests/support/reference-search/compare.ts';
import { Attributes } from '@rooftop/inventory/index/attributes';
import { EVERYTHING, VALUE_FACETS } from '@rooftop/inventory/index/query';
import { pick } from '../../tests/support/listings/generate-listings.ts';
import type { Listing } from '@rooftop/inventory/vehicle';
import type { Pool } from '@rooftop/database/pool';

export type Filters = { readonly [facet in (typeof VALUE_FACETS)[number]]?: readonly string[] };

/** The first page of a search and the counts of every facet. */
export interface Answer {
  readonly total: number;
  readonly vins: readonly string[];
  /** By facet, such as `suvs 12`. */
  readonly counts: readonly (readonly string[])[];
}

/** A search engine. */
export type Contender = (filters: Filters) => Answer | Promise<Answer>;

const PER_PAGE = 19;

/** A car as its values by facet. */
export type Car = { readonly vin: string; readonly day: string } & {
  readonly [facet in (typeof VALUE_FACETS)[number]]: readonly string[];
};

/** Reads the public cars that are for sale, newest first, with their values spelled as in the index. */
export function readCars(listings: readonly Listing[]): readonly Car[] {
  const attributes = new Attributes();
  return listings
    .filter(({ status, soldAt, isPrivate }) => status !== 'sold' && soldAt === null && !isPrivate)
    .map((listing): Car => {
      const own = attributes.read(listing).flatMap((id) => attributes.all[id] ?? []);
      const valuesOf = (facet: string) => own.filter(({ kind }) => kind === facet).map(({ value }) => value);
      return {
        vin: listing.vin,
        day: listing.dateInStock,
        condition: valuesOf('condition'),
        bodystyle: valuesOf('bodystyle'),
        seats: valuesOf('seats'),
        'make-model': valuesOf('make-model'),
        features: valuesOf('features'),
        store: valuesOf('store'),
        drivetrain: valuesOf('drivetrain'),
        fuel: valuesOf('fuel'),
        transmission: valuesOf('transmission'),
        color: valuesOf('color'),
      };
    })
    .sort((a, b) => (a.day === b.day ? (a.vin < b.vin ? -1 : 1) : a.day > b.day ? -1 : 1));
}

/** Creates filters as shoppers set them: zero to three facets, with values of an existing car. */
export function randomFilters(cars: readonly Car[], random: () => number): Filters {
  const car = pick(random, cars);
  const facets = Array.from({ length: Math.floor(random() * 4) }, () => pick(random, VALUE_FACETS));
  return Object.fromEntries(
    facets.flatMap((facet) => (car[facet].length === 0 ? [] : [[facet, [pick(random, car[facet])]]])),
  );
}

/** Our index, for a visitor who sees all prices and no private cars. */
export function ours(index: SearchIndex): Contender {
  const audience = AUDIENCES.find(({ seesPrivate, seesLockedPrices }) => !seesPrivate && seesLockedPrices);
  if (audience === undefined) throw new Error('No such audience');
  return (filters) => {
    const result = index.search({ ...EVERYTHING, filters }, audience);
    return {
      total: result.total,
      vins: result.hits.map(({ listing }) => listing.vin),
      counts: VALUE_FACETS.map((facet) =>
        result.countsOf(facet).map(({ value, count }) => `${value} ${count}`),
      ),
    };
  };
}

/** itemsjs in this process. @param folder where its packages are installed */
export async function itemsjs(folder: string, cars: readonly Car[]): Promise<Contender> {
  const peer: {
    createSearch(
      cars: readonly Car[],
      facets: readonly string[],
    ): (filters: Filters, perPage: number) => Answer;
  } = await import(`${process.cwd()}/${folder}/search.mjs`);
  const search = peer.createSearch(cars, VALUE_FACETS);
  return (filters) => search(filters, PER_PAGE);
}

const columnOf = (facet: string): string => `"${facet}"`;

async function fill(pool: Pool, cars: readonly Car[]): Promise<void> {
  const columns = VALUE_FACETS.map((facet) => `${columnOf(facet)} text[] NOT NULL`);
  await pool.query(`CREATE TABLE cars (vin text PRIMARY KEY, day date NOT NULL, ${columns.join(', ')})`);
  for (let from = 0; from < cars.length; from += 5000) {
    await pool.query('INSERT INTO cars SELECT * FROM jsonb_populate_recordset(NULL::cars, $1::jsonb)', [
      JSON.stringify(cars.slice(from, from + 5000)),
    ]);
  }
  for (const facet of VALUE_FACETS) await pool.query(`CREATE INDEX ON cars USING gin (${columnOf(facet)})`);
  await pool.query('CREATE INDEX ON cars (day DESC, vin)');
  await pool.query('VACUUM ANALYZE cars');
}

/** PostgreSQL, with an index for every facet and for the order; one statement for the counts, one for the page. */
export async function postgresql(pool: Pool, cars: readonly Car[]): Promise<Contender> {
  await fill(pool, cars);
  return async (filters) => {
    const parameters: (readonly string[])[] = [];
    const conditions = VALUE_FACETS.flatMap((facet) => {
      const values = filters[facet];
      if (values === undefined) return [];
      parameters.push(values);
      const sql = `${columnOf(facet)} ${facet === 'features' ? '@>' : '&&'} $${parameters.length}::text[]`;
      return [{ facet, sql }];
    });
    const where = (leftOut?: string): string =>
      conditions
        .filter(({ facet }) => facet !== leftOut)
        .map(({ sql }) => ` AND ${sql}`)
        .join('');
    const counts = VALUE_FACETS.map(
      (facet) =>
        `SELECT '${facet}' AS facet, value, count(*)::int AS count FROM cars, unnest(${columnOf(facet)}) AS value
         WHERE true${where(facet === 'features' ? undefined : facet)} GROUP BY value`,
    );
    // Use every parameter in every statement, so that PostgreSQL knows its type.
    const typed = parameters.map((_, at) => ` AND $${at + 1}::text[] IS NOT NULL`).join('');
    const counted = await pool.query<{ facet: string; value: string; count: number }>(
      `SELECT '' AS facet, '' AS value, count(*)::int AS count FROM cars WHERE true${where()}${typed}
       UNION ALL ${counts.join(' UNION ALL ')}`,
      parameters,
    );
    const page = await pool.query<{ vin: string }>(
      `SELECT vin FROM cars WHERE true${where()} ORDER BY day DESC, vin LIMIT ${PER_PAGE}`,
      parameters,
    );
    return {
      total: counted.rows.find(({ facet }) => facet === '')?.count ?? 0,
      vins: page.rows.map(({ vin }) => vin),
      counts: VALUE_FACETS.map((name) =>
        counted.rows.filter(({ facet }) => facet === name).map(({ value, count }) => `${value} ${count}`),
      ),
    };
  };
}
