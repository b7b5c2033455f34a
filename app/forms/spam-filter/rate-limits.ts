import { createHmac } from 'node:crypto';
import type { Pool } from '@rooftop/database/pool';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

interface Limit {
  /** Maximum count within the given seconds. */
  readonly times: number;
  readonly seconds: number;
}

/** Limits, shared by all processes. */
const LIMITS = {
  'form-address': { times: 20, seconds: 600 },
  'form-contact': { times: 10, seconds: 3600 },
  'known-visitor': { times: 1, seconds: 86_400 },
  'code-form': { times: 5, seconds: 86_400 },
  'code-phone': { times: 5, seconds: 3600 },
  'code-phone-day': { times: 10, seconds: 86_400 },
  'code-address': { times: 15, seconds: 3600 },
  'check-address': { times: 60, seconds: 3600 },
  // Without a form's token.
  'bare-code-address': { times: 5, seconds: 3600 },
  'bare-check-address': { times: 20, seconds: 3600 },
  'help-question': { times: 1, seconds: 30 * 86_400 },
  'help-address': { times: 60, seconds: 3600 },
  'help-dealership': { times: 600, seconds: 3600 },
  'track-address': { times: 120, seconds: 60 },
  'consent-address': { times: 120, seconds: 3600 },
  'trade-step': { times: 120, seconds: 3600 },
  'credit-step': { times: 120, seconds: 3600 },
  'service-step': { times: 60, seconds: 3600 },
  'appointment-change': { times: 10, seconds: 86_400 },
} as const satisfies Readonly<Record<string, Limit>>;
export type RateLimitName = keyof typeof LIMITS;

/** Current count of a limit. */
export interface Count {
  readonly times: number;
  readonly isOver: boolean;
  /** Seconds until the count restarts. */
  readonly retryAfterSeconds: number;
}

export interface RateLimits {
  /**
   * Counts one more.
   * @param parts who or what is counted; only their HMAC is stored
   * @throws Error if the database does not respond
   */
  count(limit: RateLimitName, ...parts: readonly string[]): Promise<Count>;
}

const TABLE = 'request_rates';

/** Creates rate limits that count in the database. @param key of the purpose form-token */
export function createRateLimits(pool: Pool, key: Buffer): RateLimits {
  const limiters = new Map<RateLimitName, RateLimiterPostgres>();
  function limiterOf(limit: RateLimitName): RateLimiterPostgres {
    const known = limiters.get(limit);
    if (known !== undefined) return known;
    const { times, seconds } = LIMITS[limit];
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: limit,
      points: times,
      duration: seconds,
    });
    limiters.set(limit, made);
    return made;
  }
  return {
    async count(limit, ...parts) {
      const name = createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
      // Over the limit, the library rejects with the same result object. Only an Error is a failure.
      const { consumedPoints, msBeforeNext } = await limiterOf(limit)
        .consume(name)
        .catch((refusal: unknown) => {
          if (refusal instanceof RateLimiterRes) return refusal;
          throw refusal;
        });
      return {
        times: consumedPoints,
        isOver: consumedPoints > LIMITS[limit].times,
        retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      };
    },
  };
}

/** Deletes expired counts. */
export async function expireRates(pool: Pool): Promise<void> {
  await pool.query(`DELETE FROM ${TABLE} WHERE expire < extract(epoch FROM now()) * 1000`);
}
