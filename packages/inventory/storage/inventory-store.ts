import type { Pool } from '@rooftop/database/pool';
import type { Listing } from '../vehicle.ts';
import { applyImport, type ImportReport, type ImportRequest } from './apply-import.ts';
import { transact, withImportLock } from './import-lock.ts';
import { type ImportRecord, readRecords } from './import-record.ts';
import { type PriceTerms, priceTermsShape, writePriceTerms } from './price-terms.ts';
import { type ListingBatch, readChanges, readVehicle } from './read-listings.ts';

/** The cars of all dealerships. Every question names the dealership, and gets an answer about that one alone. */
export interface InventoryStore {
  /** All cars, sold ones included, in batches of one state of the inventory. */
  listings(dealership: string): AsyncGenerator<ListingBatch>;
  /** Cars that changed after a version; nothing is ever removed, a car that goes becomes sold. */
  changesSince(dealership: string, version: number): AsyncGenerator<ListingBatch>;
  /** @param vin in upper case */
  vehicle(dealership: string, vin: string): Promise<Listing | null>;
  applyImport(request: ImportRequest): Promise<ImportReport>;
  /** The latest runs, the newest first. */
  imports(dealership: string, limit: number): Promise<readonly ImportRecord[]>;
  /** Changes how prices are advertised, and writes down for every car from when on. */
  setPriceTerms(dealership: string, terms: PriceTerms, at?: Date): Promise<void>;
}

/** @param pool with at least two connections where imports and readers share it */
export function createInventoryStore(pool: Pool): InventoryStore {
  return {
    listings: (dealership) => readChanges(pool, dealership, 0),
    changesSince: (dealership, version) => readChanges(pool, dealership, version),
    vehicle: (dealership, vin) => readVehicle(pool, dealership, vin),
    applyImport: (request) => applyImport(pool, request),
    imports: (dealership, limit) => readRecords(pool, dealership, limit),
    setPriceTerms: (dealership, terms, at = new Date()) =>
      withImportLock(pool, dealership, (client) =>
        transact(client, () => writePriceTerms(client, dealership, priceTermsShape.parse(terms), at)),
      ),
  };
}
