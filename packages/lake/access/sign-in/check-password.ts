/** Checks email address and password of a sign-in, within the budgets of sign-in-failures.ts. */
import type { Context } from 'hono';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import type { Pool } from '@rooftop/database/pool';
import { createWorkQueue, queueLimits } from '../../assets/work-queue.ts';
import { recordSignInAttempt } from '../audit/access-log.ts';
import { callerIpAddress } from '../../requests/client-ip-address.ts';
import { knownDevice } from '../sessions/devices.ts';
import { verifyPassword } from '../accounts/passwords.ts';
import { countAttempt, resetFailures } from './sign-in-failures.ts';

interface UserRow {
  readonly id: string;
  readonly passwordHash: string;
  readonly disabledAt: Date | null;
  readonly hasTwoFactor: boolean;
}

type PasswordResult =
  | { readonly kind: 'right'; readonly userId: string; readonly hasTwoFactor: boolean }
  | { readonly kind: 'wrong' | 'busy' }
  | { readonly kind: 'locked'; readonly seconds: number };

export interface CheckOptions {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Number of our own proxies in front. 0 ignores forwarded headers. */
  readonly trustedProxies: number;
}

/**
 * Returns a function that checks a password. Failures of users with a second factor are reset by their code.
 *
 * Checks wait for each other: each takes one of the process's few threads, without which not even a connection to the
 * database can be opened.
 */
export function createPasswordCheck({ pool, now, trustedProxies }: CheckOptions) {
  const strangers = createWorkQueue(queueLimits(BUDGETS.passwordChecks, BUDGETS.waitingPasswordChecks));
  const knownBrowsers = createWorkQueue(
    queueLimits(BUDGETS.knownPasswordChecks, BUDGETS.waitingPasswordChecks),
  );
  return async function checkPassword(
    context: Context,
    { email, password }: { readonly email: string; readonly password: string },
  ): Promise<PasswordResult> {
    const { rows } = await pool.query<UserRow>(
      `SELECT id, password_hash AS "passwordHash", disabled_at AS "disabledAt",
         EXISTS (SELECT FROM lake_two_factor WHERE user_id = id) AS "hasTwoFactor"
       FROM lake_users WHERE email = $1`,
      [email],
    );
    const [user] = rows;
    const device = await knownDevice(pool, context, user?.id);
    const attempt = { email, address: callerIpAddress(context, trustedProxies), device };

    async function check(): Promise<PasswordResult> {
      const seconds = await countAttempt(pool, attempt, now());
      if (seconds > 0) return { kind: 'locked', seconds };
      const right = await verifyPassword(password, user?.passwordHash ?? null);
      if (!right || user === undefined || user.disabledAt !== null) {
        const userAgent = context.req.header('User-Agent');
        await recordSignInAttempt(pool, 'signInFailed', { email, userAgent }, now());
        return { kind: 'wrong' };
      }
      if (!user.hasTwoFactor) await resetFailures(pool, attempt, now());
      return { kind: 'right', userId: user.id, hasTwoFactor: user.hasTwoFactor };
    }

    // Known browsers have room of their own that strangers cannot use up.
    const checks = device === null ? strangers : knownBrowsers;
    try {
      return await checks.run(check, { party: attempt.address });
    } catch (error) {
      if (error instanceof QueueFullError) return { kind: 'busy' };
      throw error;
    }
  };
}
