/** Secrets of dealerships. People can set them but not read them back; only our processes read them. */
import type { Pool } from '@rooftop/database/pool';
import { openSecret, sealSecret } from './seal-secret.ts';

/** Secrets the platform can use, with their descriptions. */
export const SECRET_NAMES = {
  'meta-token': 'access token of the Meta pixel, for the Conversions API',
  'service-crm-key': 'key of the CRM that keeps service appointments',
  'valuation-key': 'key of the service that values cars for trade-ins',
  'webhook-key': 'key that signs the leads sent to webhooks, as the receiving service shows it',
} as const;
export type SecretName = keyof typeof SECRET_NAMES;

/** A secret that is set. */
interface StoredSecret {
  readonly name: string;
  /** When it was set, or last replaced. */
  readonly setAt: Date;
}

export interface Secrets {
  /** Stores a secret, replacing an older one. */
  set(dealership: string, name: SecretName, value: string): Promise<void>;
  /** Returns the secret, or null if it is not set. @throws SealBrokenError if the platform's key has changed since */
  find(dealership: string, name: SecretName): Promise<string | null>;
  /** Lists the secrets that are set, by name, without their values. */
  list(dealership: string): Promise<readonly StoredSecret[]>;
}

/** Binds a secret to its row, so that it cannot be opened after moving to another. */
const placeOf = (dealership: string, name: SecretName) => `${dealership}/${name}`;

/** @param key for 'secrets' */
export function createSecrets(pool: Pool, key: Uint8Array): Secrets {
  return {
    async set(dealership, name, value) {
      await pool.query(
        `INSERT INTO dealership_secrets (dealership, name, sealed) VALUES ($1, $2, $3)
         ON CONFLICT (dealership, name) DO UPDATE SET sealed = excluded.sealed, set_at = now()`,
        [dealership, name, sealSecret(key, placeOf(dealership, name), value)],
      );
    },
    async find(dealership, name) {
      const { rows } = await pool.query<{ sealed: Buffer }>(
        'SELECT sealed FROM dealership_secrets WHERE dealership = $1 AND name = $2',
        [dealership, name],
      );
      const [row] = rows;
      return row === undefined ? null : openSecret(key, placeOf(dealership, name), row.sealed);
    },
    async list(dealership) {
      const { rows } = await pool.query<StoredSecret>(
        'SELECT name, set_at AS "setAt" FROM dealership_secrets WHERE dealership = $1 ORDER BY name',
        [dealership],
      );
      return rows;
    },
  };
}
