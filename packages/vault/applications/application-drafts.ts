/** What a visitor has filled in of a credit application, sealed, for a day. */
import { inTransaction } from '@rooftop/database/pool';
import { openValue, type SealedAt, type SealedRow, sealValue, type Vault } from '../vault.ts';

/** From the first save. */
const KEPT_FOR = '24 hours';

/** Stores a draft, replacing an earlier one. The day begins at its first save. */
export async function saveDraft({ pool, key }: Vault, at: SealedAt, draft: unknown): Promise<void> {
  await inTransaction(pool, async (client) => {
    const sealed = await sealValue(client, key, 'credit-application-draft', at, draft);
    await client.query(
      `INSERT INTO credit_application_drafts AS known (dealership, id, sealed) VALUES ($1, $2, $3)
       ON CONFLICT (dealership, id) DO UPDATE SET sealed = excluded.sealed,
         started_at = CASE WHEN known.started_at > now() - $4::interval THEN known.started_at ELSE now() END`,
      [at.dealership, at.id, sealed, KEPT_FOR],
    );
  });
}

/** Reads a draft. Returns null if there is none, or if its day is over. */
export async function readDraft({ pool, key }: Vault, at: SealedAt): Promise<unknown> {
  const { rows } = await pool.query<SealedRow>(
    `SELECT drafts.sealed, data_keys.sealed AS "dataKey", keys.sealed AS "dealershipKey"
     FROM credit_application_drafts AS drafts
     JOIN vault_data_keys AS data_keys USING (dealership, id) JOIN vault_dealership_keys AS keys USING (dealership)
     WHERE dealership = $1 AND id = $2 AND started_at > now() - $3::interval`,
    [at.dealership, at.id, KEPT_FOR],
  );
  const [row] = rows;
  return row === undefined ? null : openValue(key, 'credit-application-draft', at, row);
}

/** Deletes a draft and its key. Does nothing if there is none. */
export async function deleteDraft({ pool }: Vault, { dealership, id }: SealedAt): Promise<void> {
  await pool.query(
    `DELETE FROM vault_data_keys USING credit_application_drafts AS drafts
     WHERE vault_data_keys.dealership = $1 AND vault_data_keys.id = $2
       AND drafts.dealership = vault_data_keys.dealership AND drafts.id = vault_data_keys.id`,
    [dealership, id],
  );
}

/** Deletes drafts whose day is over. Returns their number. */
export async function deleteExpiredDrafts({ pool }: Pick<Vault, 'pool'>): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM vault_data_keys USING credit_application_drafts AS drafts
     WHERE drafts.dealership = vault_data_keys.dealership AND drafts.id = vault_data_keys.id
       AND started_at <= now() - $1::interval`,
    [KEPT_FOR],
  );
  return rowCount ?? 0;
}
