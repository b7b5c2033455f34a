/** Mail that came in about a credit application. It may say what the application says, so it is sealed with its key. */
import type { Pool, PoolClient } from '@rooftop/database/pool';
import { z } from 'zod';
import { openBeside, sealBeside, type SealedAt, type Vault } from '../vault.ts';

const KIND = 'credit-application-mail';

const mailShape = z.object({ subject: z.string(), text: z.string() });
export type ApplicationMail = z.infer<typeof mailShape>;

/**
 * Seals a mail, in the transaction that stores it.
 * @param of the application, by the id of its lead
 * @param message UUID of the stored mail
 * @returns null if the application was deleted
 */
export const sealMail = (
  { key }: Pick<Vault, 'key'>,
  client: Pick<PoolClient, 'query'>,
  of: SealedAt,
  message: string,
  mail: ApplicationMail,
): Promise<Buffer | null> => sealBeside(client, key, KIND, of, { id: message, value: mail });

/** Opens an application's mail. Whoever shows it logs the reading before. Returns none if the application was deleted. */
export async function openMail(
  { pool, key }: { readonly pool: Pool; readonly key: Uint8Array },
  of: SealedAt,
  sealed: readonly { readonly id: string; readonly sealed: Uint8Array }[],
): Promise<readonly ApplicationMail[]> {
  return mailShape.array().parse(await openBeside(pool, key, KIND, of, sealed));
}
