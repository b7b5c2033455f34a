/** The cars of a dealership as its staff see them: hidden and sold ones included. */
import type { Pool } from '@rooftop/database/pool';
import { CAR_STATES, type CarFilter, CARS_PER_PAGE, type CarsRequest, type CarState } from '../cars-api.ts';
import type { OverrideChange, Overrides } from '../overrides.ts';
import type { PriceTerms } from '../price-statement.ts';
import type { Listing } from '../vehicle.ts';
import { VEHICLE_COLUMNS, toListing, type VehicleRow } from './read-listings.ts';

/** A car, and what staff say of it. */
export interface StaffCar {
  /** As the website would show it if it were not hidden. */
  readonly listing: Listing;
  readonly state: CarState;
  readonly overrides: Overrides;
  readonly isPrivateByFeed: boolean;
  /** How its prices are advertised. */
  readonly terms: PriceTerms;
}

type StaffCarRow = VehicleRow & Pick<StaffCar, 'state' | 'terms'>;

const STATE = `CASE WHEN sold_at IS NOT NULL THEN 'sold' WHEN overrides ? 'isHidden' THEN 'hidden'
  WHEN overrides ? 'isPrivate' OR (fields ->> 'isPrivate')::boolean THEN 'private' ELSE 'shown' END`;
const SELECTED = `${VEHICLE_COLUMNS}, ${STATE} AS state, terms`;
const CARS = 'vehicles JOIN inventories USING (dealership)';
const SEARCHED = `upper(concat_ws(' ', vin, fields ->> 'stockNumber', fields ->> 'year', fields ->> 'make',
  fields ->> 'model', fields ->> 'trim'))`;

const toStaffCar = ({ state, terms, ...row }: StaffCarRow): StaffCar => ({
  listing: toListing(row),
  state,
  overrides: row.overrides,
  isPrivateByFeed: row.fields.isPrivate,
  terms,
});

/** Patterns for `LIKE`, one for each word. */
const patternsOf = (q: string): readonly string[] =>
  q
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[%_\\]/g, '\\$&')}%`);

const isState = (filter: CarFilter): filter is CarState => CAR_STATES.some((state) => state === filter);

/**
 * A page of the cars that a request finds: featured ones in their order if it asks for those, otherwise sold cars last,
 * and the newest first.
 * @param notInAds VINs of the cars that feeds to Google and Meta leave out
 */
export async function listStaffCars(
  pool: Pool,
  dealership: string,
  { q, filter, page }: CarsRequest,
  notInAds: readonly string[],
): Promise<{ readonly cars: readonly StaffCar[]; readonly total: number }> {
  const { rows } = await pool.query<StaffCarRow & { total: number }>(
    `SELECT ${SELECTED}, count(*) OVER ()::integer AS total FROM ${CARS}
     WHERE dealership = $1 AND ${SEARCHED} LIKE ALL ($2) AND ($3::text IS NULL OR ${STATE} = $3)
       AND ($4::text[] IS NULL OR vin = ANY ($4)) AND (NOT $5 OR overrides ? 'featured')
     ORDER BY CASE WHEN $5 THEN (overrides ->> 'featured')::integer END, sold_at IS NOT NULL,
       fields ->> 'dateInStock' DESC, vin
     LIMIT $6 OFFSET $7`,
    [
      dealership,
      patternsOf(q),
      isState(filter) ? filter : null,
      filter === 'notInAds' ? notInAds : null,
      filter === 'featured',
      CARS_PER_PAGE,
      (page - 1) * CARS_PER_PAGE,
    ],
  );
  return { cars: rows.map(toStaffCar), total: rows[0]?.total ?? 0 };
}

/** How many cars each filter but `notInAds` finds. */
export async function countStaffCars(
  pool: Pool,
  dealership: string,
): Promise<Readonly<Record<Exclude<CarFilter, 'notInAds'>, number>>> {
  const { rows } = await pool.query<{ state: CarState; count: number; featured: number }>(
    `SELECT ${STATE} AS state, count(*)::integer AS count,
       count(*) FILTER (WHERE overrides ? 'featured')::integer AS featured
     FROM vehicles WHERE dealership = $1 GROUP BY 1`,
    [dealership],
  );
  const of = (state: CarState) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    shown: of('shown'),
    private: of('private'),
    hidden: of('hidden'),
    sold: of('sold'),
    featured: rows.reduce((sum, { featured }) => sum + featured, 0),
  };
}

/** One car of a dealership. Null if it never had it. @param vin in upper case */
export async function readStaffCar(pool: Pool, dealership: string, vin: string): Promise<StaffCar | null> {
  const { rows } = await pool.query<StaffCarRow>(
    `SELECT ${SELECTED} FROM ${CARS} WHERE dealership = $1 AND vin = $2`,
    [dealership, vin],
  );
  return rows[0] ? toStaffCar(rows[0]) : null;
}

/** What somebody changed of a car. */
export interface LoggedChange {
  readonly at: Date;
  readonly by: string;
  readonly change: OverrideChange;
}

/** What staff changed of a car, the newest first. */
export async function readOverrideLog(
  pool: Pool,
  dealership: string,
  vin: string,
): Promise<readonly LoggedChange[]> {
  const { rows } = await pool.query<LoggedChange>(
    `SELECT at, staff_name AS by, change FROM vehicle_override_log WHERE dealership = $1 AND vin = $2
     ORDER BY id DESC LIMIT 200`,
    [dealership, vin],
  );
  return rows;
}
