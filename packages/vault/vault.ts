/**
 * Seals values with a key of their own, which is sealed with the dealership's key, which is sealed with the platform's.
 * Whoever deletes a value's key makes every copy of the value unreadable.
 */
import { randomBytes } from 'node:crypto';
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { openSecret, sealSecret } from './seal-secret.ts';

export interface Vault {
  readonly pool: Pool;
  /** For the purpose 'vault'. */
  readonly key: Uint8Array;
}

/** What a value is. One kind cannot be opened as another. */
type SealedKind = 'credit-application' | 'credit-application-draft' | 'credit-application-mail';

/** Identifies a sealed value. */
export interface SealedAt {
  /** Document id. */
  readonly dealership: string;
  /** UUID. */
  readonly id: string;
}

/** A sealed value with the keys that open it, as read by one statement, so that a rotation cannot come in between. */
export interface SealedRow {
  readonly sealed: Uint8Array;
  readonly dataKey: Uint8Array;
  readonly dealershipKey: Uint8Array;
}

const KEY_BYTES = 32;
const dealershipKeyPlace = (dealership: string) => `vault-key/${dealership}`;
const dataKeyPlace = ({ dealership, id }: SealedAt) => `data-key/${dealership}/${id}`;
const valuePlace = (kind: SealedKind, { dealership, id }: SealedAt) => `${kind}/${dealership}/${id}`;

const newKey = () => randomBytes(KEY_BYTES);
const sealKey = (key: Uint8Array, place: string, inner: Buffer) =>
  sealSecret(key, place, inner.toString('base64'));
const openKey = (key: Uint8Array, place: string, sealed: Uint8Array) =>
  Buffer.from(openSecret(key, place, sealed), 'base64');

/**
 * Returns the dealership's key, which is made at the first use. It stays the dealership's key until the transaction
 * ends.
 */
async function lockDealershipKey(
  client: PoolClient,
  masterKey: Uint8Array,
  dealership: string,
): Promise<Buffer> {
  const place = dealershipKeyPlace(dealership);
  const find = () =>
    client.query<{ sealed: Buffer }>(
      'SELECT sealed FROM vault_dealership_keys WHERE dealership = $1 FOR SHARE',
      [dealership],
    );
  let [row] = (await find()).rows;
  if (row === undefined) {
    await client.query(
      'INSERT INTO vault_dealership_keys (dealership, sealed) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [dealership, sealKey(masterKey, place, newKey())],
    );
    [row] = (await find()).rows;
  }
  if (row === undefined) throw new Error('The dealership has no key');
  return openKey(masterKey, place, row.sealed);
}

/**
 * Seals a value as JSON with a new key, which replaces an earlier one. The caller stores the result in the same
 * transaction.
 */
export async function sealValue(
  client: PoolClient,
  masterKey: Uint8Array,
  kind: SealedKind,
  at: SealedAt,
  value: unknown,
): Promise<Buffer> {
  const dataKey = newKey();
  const dealershipKey = await lockDealershipKey(client, masterKey, at.dealership);
  await client.query(
    `INSERT INTO vault_data_keys (dealership, id, sealed) VALUES ($1, $2, $3)
     ON CONFLICT (dealership, id) DO UPDATE SET sealed = excluded.sealed`,
    [at.dealership, at.id, sealKey(dealershipKey, dataKeyPlace(at), dataKey)],
  );
  return sealSecret(dataKey, valuePlace(kind, at), JSON.stringify(value));
}

function openDataKey(masterKey: Uint8Array, at: SealedAt, keys: Omit<SealedRow, 'sealed'>): Buffer {
  const dealershipKey = openKey(masterKey, dealershipKeyPlace(at.dealership), keys.dealershipKey);
  return openKey(dealershipKey, dataKeyPlace(at), keys.dataKey);
}

/** @throws SealBrokenError if it was sealed with another ENCRYPTION_KEY, for another place, or was modified */
export function openValue(masterKey: Uint8Array, kind: SealedKind, at: SealedAt, row: SealedRow): unknown {
  return JSON.parse(openSecret(openDataKey(masterKey, at, row), valuePlace(kind, at), row.sealed));
}

/** The keys of a value. Null if it was deleted. */
async function findKeys(
  client: Pick<PoolClient, 'query'>,
  { dealership, id }: SealedAt,
): Promise<Omit<SealedRow, 'sealed'> | null> {
  const { rows } = await client.query<Omit<SealedRow, 'sealed'>>(
    `SELECT data_keys.sealed AS "dataKey", keys.sealed AS "dealershipKey"
     FROM vault_data_keys AS data_keys JOIN vault_dealership_keys AS keys USING (dealership)
     WHERE dealership = $1 AND id = $2`,
    [dealership, id],
  );
  return rows[0] ?? null;
}

/**
 * Seals a further value with the key of one that is sealed, so that both become unreadable together.
 * @param of whose key it is
 * @param id UUID of the further value
 * @returns null if the sealed value was deleted
 */
export async function sealBeside(
  client: Pick<PoolClient, 'query'>,
  masterKey: Uint8Array,
  kind: SealedKind,
  of: SealedAt,
  { id, value }: { readonly id: string; readonly value: unknown },
): Promise<Buffer | null> {
  const keys = await findKeys(client, of);
  if (keys === null) return null;
  const at = { dealership: of.dealership, id };
  return sealSecret(openDataKey(masterKey, of, keys), valuePlace(kind, at), JSON.stringify(value));
}

/**
 * Opens values that were sealed with the key of another one. Returns none if that was deleted.
 * @throws SealBrokenError as `openValue` does
 */
export async function openBeside(
  client: Pick<PoolClient, 'query'>,
  masterKey: Uint8Array,
  kind: SealedKind,
  of: SealedAt,
  sealed: readonly { readonly id: string; readonly sealed: Uint8Array }[],
): Promise<readonly unknown[]> {
  const keys = await findKeys(client, of);
  if (keys === null) return [];
  const dataKey = openDataKey(masterKey, of, keys);
  return sealed.map(({ id, sealed: value }) =>
    JSON.parse(openSecret(dataKey, valuePlace(kind, { dealership: of.dealership, id }), value)),
  );
}

/**
 * Gives a dealership a new key and seals the keys of its values with it. Values that are being stored wait.
 * @returns number of sealed keys, or null if the dealership has no key yet
 */
export async function rotateDealershipKey(
  { pool, key: masterKey }: Vault,
  dealership: string,
): Promise<number | null> {
  const place = dealershipKeyPlace(dealership);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ sealed: Buffer }>(
      'SELECT sealed FROM vault_dealership_keys WHERE dealership = $1 FOR UPDATE',
      [dealership],
    );
    const [row] = rows;
    if (row === undefined) return null;
    const [before, after] = [openKey(masterKey, place, row.sealed), newKey()];
    const dataKeys = await client.query<{ id: string; sealed: Buffer }>(
      'SELECT id, sealed FROM vault_data_keys WHERE dealership = $1 FOR UPDATE',
      [dealership],
    );
    const resealed = dataKeys.rows.map(({ id, sealed }) => {
      const at = dataKeyPlace({ dealership, id });
      return sealKey(after, at, openKey(before, at, sealed));
    });
    await client.query(
      `UPDATE vault_data_keys SET sealed = new.sealed
       FROM unnest($2::uuid[], $3::bytea[]) AS new (id, sealed)
       WHERE dealership = $1 AND vault_data_keys.id = new.id`,
      [dealership, dataKeys.rows.map(({ id }) => id), resealed],
    );
    await client.query(
      'UPDATE vault_dealership_keys SET sealed = $2, made_at = now() WHERE dealership = $1',
      [dealership, sealKey(masterKey, place, after)],
    );
    return resealed.length;
  });
}

/** When a dealership's key was made, or last replaced. Null if it has none yet. */
export async function dealershipKeyMadeAt(
  { pool }: Pick<Vault, 'pool'>,
  dealership: string,
): Promise<Date | null> {
  const { rows } = await pool.query<{ madeAt: Date }>(
    'SELECT made_at AS "madeAt" FROM vault_dealership_keys WHERE dealership = $1',
    [dealership],
  );
  return rows[0]?.madeAt ?? null;
}
