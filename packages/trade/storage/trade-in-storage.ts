/** Trade-ins in the database. A row is found by its id, which only the visitor's browser holds, and its dealership. */
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import type { TradeOffer } from '../offer/make-offer.ts';
import { type StoredTradeIn, storedTradeInShape, type TradeCar } from './stored-trade-in.ts';

/** Identifies a trade-in. */
export interface TradeInKey {
  /** Document id. */
  readonly dealership: string;
  /** UUID. */
  readonly id: string;
}

/** Photos of one car. */
export const MAX_PHOTOS = 8;

/** How long a trade-in is kept after its last change: longer than an offer is valid. */
export const TRADE_IN_KEPT_FOR = '14 days';

/** Finds a trade-in. Returns null if it does not exist, has expired, or belongs to another dealership. */
export async function findTradeIn(pool: Pool, { dealership, id }: TradeInKey): Promise<StoredTradeIn | null> {
  const { rows } = await pool.query(
    `SELECT car, given, offer,
       interest,
       (SELECT jsonb_build_object('code', code,
          'selectedPayment', content->'payload'->'selectedPayment',
          'isHeld', state = 'quarantined')
        FROM leads WHERE leads.id = trade_ins.lead) AS lead,
       ARRAY(SELECT jsonb_build_object('position', position, 'thumbnail', thumbnail)
             FROM trade_in_photos WHERE trade_in = trade_ins.id ORDER BY position) AS photos
     FROM trade_ins WHERE id = $1 AND dealership = $2 AND changed_at > now() - $3::interval`,
    [id, dealership, TRADE_IN_KEPT_FOR],
  );
  return rows.length === 0 ? null : storedTradeInShape.parse(rows[0]);
}

/**
 * Stores the car, in a new trade-in if there is none with this id. An earlier offer for another car is dropped.
 * @param interest VIN of the car that the visitor wants instead. Null keeps the one that is stored.
 */
export async function saveCar(
  pool: Pool,
  { dealership, id }: TradeInKey,
  car: TradeCar,
  interest: string | null,
): Promise<void> {
  await pool.query(
    `INSERT INTO trade_ins AS known (id, dealership, car, interest) VALUES ($1, $2, $3, $4)
     ON CONFLICT (id) DO UPDATE SET car = excluded.car, changed_at = now(),
       interest = coalesce(excluded.interest, known.interest),
       offer = CASE WHEN known.car = excluded.car THEN known.offer END,
       lead = CASE WHEN known.car = excluded.car THEN known.lead END
     WHERE known.dealership = excluded.dealership`,
    [id, dealership, car, interest],
  );
}

/** Stores what was entered. An offer that was made from other answers is dropped. */
export async function saveAnswers(
  pool: Pool,
  { dealership, id }: TradeInKey,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  await pool.query(
    `UPDATE trade_ins SET given = $3, changed_at = now(),
       offer = CASE WHEN given = $3::jsonb THEN offer END, lead = CASE WHEN given = $3::jsonb THEN lead END
     WHERE id = $1 AND dealership = $2`,
    [id, dealership, JSON.stringify(answers)],
  );
}

/** What an offer was made for, and a lead sent with. */
export type Described = Pick<StoredTradeIn, 'car' | 'given'>;

/**
 * Stores the offer that the visitor sees, which stays the same until they change something or it expires. A lead that
 * was sent with an earlier one no longer counts. Does nothing if the car or an answer has changed since, in another
 * tab.
 */
export async function saveOffer(
  pool: Pool,
  { dealership, id }: TradeInKey,
  { car, given }: Described,
  offer: TradeOffer,
): Promise<void> {
  await pool.query(
    `UPDATE trade_ins SET offer = $3, lead = NULL, changed_at = now()
     WHERE id = $1 AND dealership = $2 AND car = $4 AND given = $5`,
    [id, dealership, offer, car, given],
  );
}

/** Stores the lead that a trade-in became. Does nothing if the car or an answer has changed since. */
export async function linkTradeInLead(
  database: Pick<PoolClient, 'query'>,
  { dealership, id }: TradeInKey,
  { car, given }: Described,
  lead: string,
): Promise<void> {
  await database.query(
    `UPDATE trade_ins SET lead = $3, changed_at = now()
     WHERE id = $1 AND dealership = $2 AND car = $4 AND given = $5`,
    [id, dealership, lead, car, given],
  );
}

/**
 * Stores a copy of a trade-in, with its photos, under another id: the same car, described by another person. It has no lead.
 * Does nothing if there is no such trade-in, or the copy is there.
 */
export async function copyTradeIn(
  database: Pick<PoolClient, 'query'>,
  { dealership, id }: TradeInKey,
  copy: string,
): Promise<void> {
  const { rowCount } = await database.query(
    `INSERT INTO trade_ins (id, dealership, car, given, offer, interest)
     SELECT $3, dealership, car, given, offer, interest FROM trade_ins WHERE id = $1 AND dealership = $2
     ON CONFLICT (id) DO NOTHING`,
    [id, dealership, copy],
  );
  if (rowCount === 0) return;
  await database.query(
    `INSERT INTO trade_in_photos (trade_in, position, bytes, thumbnail)
     SELECT $2, position, bytes, thumbnail FROM trade_in_photos WHERE trade_in = $1`,
    [id, copy],
  );
}

/** A resized photo. */
export interface NewPhoto {
  /** JPEG. */
  readonly bytes: Buffer;
  /** Data URL. */
  readonly thumbnail: string;
}

/**
 * Stores a photo at the first free position.
 * @returns false if there are eight already, or the trade-in is not the dealership's
 */
export async function addPhoto(
  pool: Pool,
  { dealership, id }: TradeInKey,
  { bytes, thumbnail }: NewPhoto,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    // Locks the trade-in, so that photos that arrive together get different positions.
    const { rowCount: found } = await client.query(
      'UPDATE trade_ins SET changed_at = now() WHERE id = $1 AND dealership = $2',
      [id, dealership],
    );
    if (found === 0) return false;
    const { rowCount } = await client.query(
      `INSERT INTO trade_in_photos (trade_in, position, bytes, thumbnail)
       SELECT $1, free, $2, $3 FROM generate_series(1, $4::int) AS free
       WHERE NOT EXISTS (SELECT FROM trade_in_photos WHERE trade_in = $1 AND position = free)
       ORDER BY free LIMIT 1`,
      [id, bytes, thumbnail, MAX_PHOTOS],
    );
    return rowCount === 1;
  });
}

/** Deletes a photo. Does nothing if there is none at this position. */
export async function removePhoto(
  pool: Pool,
  { dealership, id }: TradeInKey,
  position: number,
): Promise<void> {
  await pool.query(
    `DELETE FROM trade_in_photos USING trade_ins
     WHERE trade_in = trade_ins.id AND trade_ins.id = $1 AND dealership = $2 AND position = $3`,
    [id, dealership, position],
  );
}

/** The photos of a trade-in as JPEG, in their order. */
export async function readTradeInPhotos(
  pool: Pool,
  { dealership, id }: TradeInKey,
): Promise<readonly Buffer[]> {
  const { rows } = await pool.query<{ bytes: Buffer }>(
    `SELECT bytes FROM trade_in_photos JOIN trade_ins ON trade_ins.id = trade_in
     WHERE trade_ins.id = $1 AND dealership = $2 ORDER BY position`,
    [id, dealership],
  );
  return rows.map(({ bytes }) => bytes);
}
