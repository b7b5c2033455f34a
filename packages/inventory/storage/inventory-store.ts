import { inTransaction, type Pool } from '@rooftop/database/pool';
import type { PriceTerms } from '../price-statement.ts';
import { type Listing, SOLD_PAGE_MS } from '../vehicle.ts';
import { applyImport, type ImportReport, type ImportRequest } from './apply-import.ts';
import { lockInventory } from './import-lock.ts';
import { type ImportRecord, readRecords } from './import-record.ts';
import { hasPriceTerms, writePriceTerms } from './write-price-terms.ts';
import { type ListingBatch, readChanges, readVehicle } from './read-listings.ts';

interface InventorySize {
  readonly dealership: string;
  readonly cars: number;
}

/** The cars of all dealerships. Every query is for one dealership and returns only its data. */
export interface InventoryStore {
  /** Dealerships with at least this many cars for sale, the largest first. */
  largest(atLeast: number): Promise<readonly InventorySize[]>;
  /** All cars, including recently sold ones, in batches that belong to one version of the inventory. */
  listings(dealership: string): AsyncGenerator<ListingBatch>;
  /** Cars that changed after a version. Cars are never removed; instead they become sold, or are hidden. */
  changesSince(dealership: string, version: number): AsyncGenerator<ListingBatch>;
  /** Null if there is no such car, or the dealership hides it. @param vin in upper case */
  vehicle(dealership: string, vin: string): Promise<Listing | null>;
  applyImport(request: ImportRequest): Promise<ImportReport>;
  /** The latest runs, the newest first. */
  imports(dealership: string, limit: number): Promise<readonly ImportRecord[]>;
  /**
   * Sets how prices are advertised. If the terms are new, records the advertised price of every car from then on, and
   * only once even if several processes call this.
   */
  setPriceTerms(dealership: string, terms: PriceTerms, at?: Date): Promise<void>;
}

/** @param pool with at least two connections if imports and readers share it */
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
        await lockInventory(client, dealership);
        if (await hasPriceTerms(client, dealership, terms)) return;
        await writePriceTerms(client, dealership, terms, at);
      });
    },
  };
}
