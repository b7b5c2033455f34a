/**
 * Visitors in the database. A row is found by its id, which the browser holds in a signed cookie, and its dealership.
 */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';
import { normalizePhone } from '../phone-number.ts';
import { storedProfileShape, type VisitorChange, type VisitorProfile } from '../visitor.ts';

/** How long an unlock lasts (decision 114). */
const UNLOCKED_FOR = '30 days';

/** Identifies a visitor's row. */
export interface VisitorKey {
  /** Document id. */
  readonly dealership: string;
  /** UUID. */
  readonly id: string;
}

/** A visitor as stored in the database. */
export interface StoredVisitor {
  readonly profile: VisitorProfile;
  readonly hasUnlockedInventory: boolean;
  readonly hasUnlockedPrices: boolean;
}

const rowsShape = z.array(
  z.object({
    profile: storedProfileShape,
    verified: z.boolean(),
    inventory: z.boolean(),
    prices: z.boolean(),
  }),
);

/** Finds a visitor. Returns null if they are unknown or belong to another dealership. */
export async function findVisitor(pool: Pool, { dealership, id }: VisitorKey): Promise<StoredVisitor | null> {
  const { rows } = await pool.query(
    `SELECT profile, phone_verified_at IS NOT NULL AS verified,
       coalesce(inventory_unlocked_at > now() - $3::interval, false) AS inventory,
       coalesce(prices_unlocked_at > now() - $3::interval, false) AS prices
     FROM visitors WHERE id = $1 AND dealership = $2`,
    [id, dealership, UNLOCKED_FOR],
  );
  const [row] = rowsShape.parse(rows);
  if (row === undefined) return null;
  return {
    profile: { ...row.profile, phoneVerified: row.verified && row.profile.phone !== null },
    hasUnlockedInventory: row.inventory,
    hasUnlockedPrices: row.prices,
  };
}

/** Profile fields that identify a person. */
const NAMING = ['firstName', 'lastName', 'email', 'phone', 'address'] as const;

/** Returns the changed identifying fields. Null values stay as they were. */
function naming(change: VisitorChange): Record<string, unknown> {
  const phone = change.phone && normalizePhone(change.phone);
  const known = NAMING.map((field) => [field, field === 'phone' ? phone : change[field]] as const);
  return Object.fromEntries(known.filter(([, value]) => value !== null && value !== undefined));
}

/**
 * Stores changes. A different phone number becomes unverified.
 * @param mayBeNamed whether the visitor has consented to storing personal data; if not, stored personal data is
 * deleted
 */
export async function rememberVisitor(
  pool: Pool,
  { dealership, id }: VisitorKey,
  change: VisitorChange,
  mayBeNamed: boolean,
): Promise<void> {
  await pool.query(
    `INSERT INTO visitors AS known
       (id, dealership, profile, phone_verified_at, inventory_unlocked_at, first_lead_at, unlock_waits_for,
        prices_unlocked_at)
     VALUES ($1, $2, $3, CASE WHEN $4 THEN now() END, CASE WHEN $5 THEN now() END, CASE WHEN $6 THEN now() END, $8,
       CASE WHEN $9 THEN now() END)
     ON CONFLICT (id) DO UPDATE SET
       profile = CASE WHEN $7 THEN CASE WHEN $10 THEN '{}' ELSE known.profile END || excluded.profile ELSE '{}' END,
       phone_verified_at = CASE
         WHEN $4 THEN now()
         WHEN $7 AND NOT $10 AND coalesce(excluded.profile->>'phone', known.profile->>'phone') = known.profile->>'phone'
           THEN known.phone_verified_at
       END,
       inventory_unlocked_at = coalesce(excluded.inventory_unlocked_at, known.inventory_unlocked_at),
       prices_unlocked_at = coalesce(excluded.prices_unlocked_at, known.prices_unlocked_at),
       first_lead_at = coalesce(known.first_lead_at, excluded.first_lead_at),
       unlock_waits_for = coalesce(excluded.unlock_waits_for, known.unlock_waits_for),
       seen_at = now()
     WHERE known.dealership = excluded.dealership`,
    [
      id,
      dealership,
      mayBeNamed ? naming(change) : {},
      mayBeNamed && change.phoneVerified === true,
      change.unlockedInventory === true,
      change.isLead === true,
      mayBeNamed,
      change.unlockWaitsFor ?? null,
      change.unlockedPrices === true,
      change.isAnother === true,
    ],
  );
}
