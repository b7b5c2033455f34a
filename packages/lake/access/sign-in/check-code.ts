import type { Context } from 'hono';
import type { CheckOptions } from './check-password.ts';
import { recordSignInAttempt } from '../audit/access-log.ts';
import { callerIpAddress } from '../../requests/client-ip-address.ts';
import { knownDevice } from '../sessions/devices.ts';
import { countCode, resetFailures } from './sign-in-failures.ts';
import { redeemCode } from '../two-factor/two-factor.ts';

type CodeResult =
  | { readonly kind: 'right' | 'wrong' }
  | { readonly kind: 'locked'; readonly seconds: number };

/**
 * Checks and uses up a user's code, within the budgets of sign-in-failures.ts.
 * @param attempts how many attempts this sign-in has counted: the code, and the password before it if there was one
 */
export async function checkCode(
  context: Context,
  options: CheckOptions & { readonly key: Uint8Array },
  { userId, code, attempts }: { readonly userId: string; readonly code: string; readonly attempts: 1 | 2 },
): Promise<CodeResult> {
  const { pool, key, now, trustedProxies } = options;
  const { rows } = await pool.query<{ email: string }>(
    'SELECT email FROM lake_users WHERE id = $1 AND disabled_at IS NULL',
    [userId],
  );
  const [user] = rows;
  if (user === undefined) return { kind: 'wrong' };
  const attempt = {
    email: user.email,
    address: callerIpAddress(context, trustedProxies),
    device: await knownDevice(pool, context, userId),
  };
  const seconds = await countCode(pool, attempt, now());
  if (seconds > 0) return { kind: 'locked', seconds };
  if (!(await redeemCode({ pool, key }, userId, code, now()))) {
    const userAgent = context.req.header('User-Agent');
    await recordSignInAttempt(pool, 'signInFailed', { email: user.email, userAgent }, now());
    return { kind: 'wrong' };
  }
  await resetFailures(pool, attempt, now(), attempts);
  return { kind: 'right' };
}
