/** What was advertised of a car, and what feeds said about it. */
import type { Pool } from '@rooftop/database/pool';
import type { Fee, PriceStatement } from '../price-statement.ts';
import type { ListedChange } from './compare.ts';

/** A recorded price statement. Amounts are in cents. What was recorded before decision 94 has no previous price. */
export type RecordedStatement = Pick<
  PriceStatement,
  'audience' | 'vehiclePrice' | 'fees' | 'price' | 'before' | 'disclaimer'
> & {
  /** Null for what was advertised before statements had IDs. */
  readonly id: string | null;
};

/** What was recorded before decision 94. */
interface FormerOffer {
  readonly mode: 'sale' | 'allIn';
  readonly fees: readonly Pick<Fee, 'name' | 'amount'>[];
  readonly salePrice: number | null;
  readonly oldPrice: number | null;
  readonly advertised: number | null;
  readonly audience: PriceStatement['audience'];
  readonly disclaimer: string;
}

/** Reads a statement as it was recorded, before decision 94 too. */
export function toStatement(offer: FormerOffer | PriceStatement): RecordedStatement {
  if (!('mode' in offer)) return offer;
  const { mode, fees, salePrice, oldPrice, advertised, audience, disclaimer } = offer;
  return {
    id: null,
    audience,
    vehiclePrice: salePrice ?? oldPrice,
    fees: fees.map((fee) => ({ ...fee, payee: 'dealer', isMandatory: mode === 'allIn' })),
    price: advertised,
    before: null,
    disclaimer,
  };
}

/** A period in which a car was advertised in one way. Amounts are in cents. */
export interface AdvertisedPeriod {
  readonly since: Date;
  /** Null if it still is. */
  readonly until: Date | null;
  readonly statement: RecordedStatement;
}

/** What one import changed in a car. Amounts are in cents. */
export interface ImportedChange {
  readonly at: Date;
  readonly source: string;
  /** Null if changes of this time are no longer kept. */
  readonly kind: ListedChange['kind'] | null;
  readonly difference: ListedChange['difference'] | null;
  /** Null if the import changed no price. */
  readonly prices: { readonly salePrice: number | null; readonly oldPrice: number | null } | null;
}

export interface VehicleHistory {
  readonly advertised: readonly AdvertisedPeriod[];
  readonly imported: readonly ImportedChange[];
}

/**
 * The history of a car, the oldest first. Both lists are empty if the dealership never had it.
 * @param vin in upper case
 */
export async function readVehicleHistory(
  pool: Pool,
  dealership: string,
  vin: string,
): Promise<VehicleHistory> {
  const advertised = await pool.query<
    Pick<AdvertisedPeriod, 'since' | 'until'> & { offer: FormerOffer | PriceStatement | null }
  >(
    `SELECT at AS since, lead(at) OVER (ORDER BY position) AS until, statement::jsonb AS offer
     FROM advertised_log WHERE dealership = $1 AND vin = $2 ORDER BY position`,
    [dealership, vin],
  );
  const imported = await pool.query<ImportedChange>(
    `SELECT started_at AS at, source, kind, inventory_changes.fields AS difference,
       CASE WHEN price_history.vin IS NOT NULL
         THEN jsonb_build_object('salePrice', sale_price, 'oldPrice', old_price) END AS prices
     FROM inventory_imports
     LEFT JOIN inventory_changes ON inventory_changes.import = inventory_imports.id AND inventory_changes.vin = $2
     LEFT JOIN price_history ON price_history.import = inventory_imports.id AND price_history.vin = $2
       AND price_history.dealership = $1
     WHERE inventory_imports.dealership = $1 AND (kind IS NOT NULL OR price_history.vin IS NOT NULL)
     ORDER BY inventory_imports.id`,
    [dealership, vin],
  );
  return {
    advertised: advertised.rows.flatMap(({ since, until, offer }) =>
      offer === null ? [] : [{ since, until, statement: toStatement(offer) }],
    ),
    imported: imported.rows,
  };
}
