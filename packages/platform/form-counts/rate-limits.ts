/** Counts what callers do over time in the database, so that all processes share the budgets. */
import { createHmac } from 'node:crypto';
import type { Budget } from '@rooftop/budgets/budget';
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Pool } from '@rooftop/database/pool';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

type Budgets = typeof BUDGETS;

/** A budget with a window, which is counted in the database. */
export type RateName = {
  [Name in keyof Budgets]: Budgets[Name] extends { readonly windowMs: number } ? Name : never;
}[keyof Budgets];

type Share = 'person' | 'tenant' | 'caller' | 'platform' | 'each';
/** The shares that a budget has. */
export type ShareOf<Name extends RateName> = Extract<keyof Budgets[Name], Share>;

/** Current count of a share. */
export interface Count {
  readonly times: number;
  readonly isOver: boolean;
  /** Seconds until the count restarts. */
  readonly retryAfterSeconds: number;
}

export interface RateLimits {
  /**
   * Counts one more, for all processes together.
   * @param share of the budget
   * @param parts whose share it is; only their HMAC is stored
   * @throws Error if the database does not respond
   */
  count<Name extends RateName>(name: Name, share: ShareOf<Name>, ...parts: readonly string[]): Promise<Count>;
}

const TABLE = 'request_rates';

/** Creates rate limits that count in the database. @param key of the purpose form-token */
export function createRateLimits(pool: Pool, key: Buffer): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>();
  function limiterOf(name: RateName, share: Share): RateLimiterPostgres {
    const keyPrefix = `${name}.${share}`;
    const known = limiters.get(keyPrefix);
    if (known !== undefined) return known;
    const budget: Budget = BUDGETS[name];
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points: budget[share] ?? 0,
      duration: (budget.windowMs ?? 0) / 1000,
    });
    limiters.set(keyPrefix, made);
    return made;
  }
  return {
    async count(name, share, ...parts) {
      const limiter = limiterOf(name, share);
      const hash = createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
      // Over the limit, the library rejects with the same result object. Only an Error is a failure.
      const { consumedPoints, msBeforeNext } = await limiter.consume(hash).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      });
      return {
        times: consumedPoints,
        isOver: consumedPoints > limiter.points,
        retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      };
    },
  };
}
