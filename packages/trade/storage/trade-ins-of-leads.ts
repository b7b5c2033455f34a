/** Trade-ins by the leads that they became. */
import type { Queryable } from '@rooftop/database/pool';
import type { TradeOffer } from '../offer/make-offer.ts';
import { certificateShape, type TradeCar, type TradeCertificate } from './stored-trade-in.ts';

/** Stores what was offered for a car when its lead was sent, once the lead is stored. Does nothing for a repeat. */
export async function addCertificate(
  database: Queryable,
  dealership: string,
  lead: string,
  { car, offer }: { readonly car: TradeCar; readonly offer: TradeOffer },
): Promise<void> {
  await database.query(
    `INSERT INTO trade_certificates (lead, dealership, car, offer, selected_payment)
     SELECT id, dealership, $3, $4, content->'payload'->>'selectedPayment' FROM leads WHERE id = $1 AND dealership = $2
     ON CONFLICT (lead) DO NOTHING`,
    [lead, dealership, car, offer],
  );
}

/** Finds what was offered for a car. Returns null if the lead was deleted, or is another dealership's. */
export async function findCertificate(
  database: Queryable,
  dealership: string,
  lead: string,
): Promise<TradeCertificate | null> {
  const { rows } = await database.query(
    `SELECT car, offer, jsonb_build_object('code', code, 'selectedPayment', selected_payment,
       'isHeld', state = 'quarantined') AS lead
     FROM trade_certificates JOIN leads ON leads.id = trade_certificates.lead
     WHERE trade_certificates.lead = $1 AND trade_certificates.dealership = $2`,
    [lead, dealership],
  );
  return rows.length === 0 ? null : certificateShape.parse(rows[0]);
}

/** Deletes trade-ins with their photos and certificates. @param leads ids of leads of one dealership */
export async function deleteTradeIns(database: Queryable, leads: readonly string[]): Promise<void> {
  await database.query('DELETE FROM trade_ins WHERE lead = ANY($1)', [leads]);
  await database.query('DELETE FROM trade_certificates WHERE lead = ANY($1)', [leads]);
}

/** Counts the trade-ins of leads of one dealership. */
export async function countTradeIns(
  database: Queryable,
  dealership: string,
  leads: readonly string[],
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM trade_ins WHERE dealership = $1 AND lead = ANY($2)',
    [dealership, leads],
  );
  return rows[0]?.count ?? 0;
}

/** Lists the trade-ins of leads of one dealership with their photos, and their certificates, to be written as JSON. */
export async function exportTradeIns(
  database: Queryable,
  dealership: string,
  leads: readonly string[],
): Promise<readonly object[]> {
  const { rows } = await database.query<{ one: object }>(
    `SELECT json_build_object('car', car, 'answers', given, 'offer', offer, 'changedAt', changed_at,
       'photos', (SELECT coalesce(json_agg(replace(encode(bytes, 'base64'), chr(10), '') ORDER BY position), '[]')
         FROM trade_in_photos WHERE trade_in = trade_ins.id)) AS one
     FROM trade_ins WHERE dealership = $1 AND lead = ANY($2) ORDER BY changed_at`,
    [dealership, leads],
  );
  const { rows: certificates } = await database.query<{ one: object }>(
    `SELECT json_build_object('car', car, 'offer', offer, 'selectedPayment', selected_payment) AS one
     FROM trade_certificates WHERE dealership = $1 AND lead = ANY($2) ORDER BY lead`,
    [dealership, leads],
  );
  return [...rows, ...certificates].map(({ one }) => one);
}
