import { inTransaction, type Pool } from '@rooftop/database/pool';
import type { PriceTerms } from '../advertised-price.ts';
import { type Listing, SOLD_PAGE_MS } from '../vehicle.ts';
import { applyImport, type ImportReport, type ImportRequest } from './apply-import.ts';
import { holdInventory } from './import-lock.ts';
import { type ImportRecord, readRecords } from './import-record.ts';
import { hasPriceTerms, writePriceTerms } from './price-terms.ts';
import { type ListingBatch, readChanges, readVehicle } from './read-listings.ts';

export interface InventorySize {
  readonly dealership: string;
  readonly cars: number;
}

/** The cars of all dealerships. Every question names the dealership, and gets an answer about that one alone. */
export interface InventoryStore {
  /** Dealerships with at least so many cars for sale, those with the most first. */
  largest(atLeast: number): Promise<readonly InventorySize[]>;
  /** All cars, those that were sold lately included, in batches of one state of the inventory. */
  listings(dealership: string): AsyncGenerator<ListingBatch>;
  /** Cars that changed after a version; nothing is ever removed, a car that goes becomes sold. */
  changesSince(dealership: string, version: number): AsyncGenerator<ListingBatch>;
  /** @param vin in upper case */
  vehicle(dealership: string, vin: string): Promise<Listing | null>;
  applyImport(request: ImportRequest): Promise<ImportReport>;
  /** The latest runs, the newest first. */
  imports(dealership: string, limit: number): Promise<readonly ImportRecord[]>;
  /**
   * Says how prices are advertised. Where that is new it is written down for every car, from when on; once, however
   * many processes say it.
   */
  setPriceTerms(dealership: string, terms: PriceTerms, at?: Date): Promise<void>;
}

/** @param pool with at least two connections where imports and readers share it */
export function createInventoryStore(pool: Pool): InventoryStore {
  return {
    async largest(atLeast) {
      const { rows } = await pool.query<InventorySize>(
        `SELECT dealership, count(*)::integer AS cars FROM vehicles WHERE sold_at IS NULL
         GROUP BY dealership HAVING count(*) >= $1 ORDER BY count(*) DESC`,
        [atLeast],
      );
      return rows;
    },
    listings: (dealership) => readChanges(pool, dealership, 0, new Date(Date.now() - SOLD_PAGE_MS)),
    changesSince: (dealership, version) => readChanges(pool, dealership, version),
    vehicle: (dealership, vin) => readVehicle(pool, dealership, vin),
    applyImport: (request) => applyImport(pool, request),
    imports: (dealership, limit) => readRecords(pool, dealership, limit),
    async setPriceTerms(dealership, terms, at = new Date()) {
      if (await hasPriceTerms(pool, dealership, terms)) return;
      await inTransaction(pool, async (client) => {
        await holdInventory(client, dealership);
        if (await hasPriceTerms(client, dealership, terms)) return;
        await writePriceTerms(client, dealership, terms, at);
      });
    },
  };
}
