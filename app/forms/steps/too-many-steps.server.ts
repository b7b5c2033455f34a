import type { RequestContext } from '../../context.server.ts';

const SECONDS_PER_MINUTE = 60;

/**
 * Counts one more sent step of a form.
 * @returns null, or if this address has sent too many within an hour, which limit it is and how long it lasts
 */
export async function tooManySteps(
  limit: 'trade-step' | 'credit-step' | 'service-step',
  { client, limits, t }: Pick<RequestContext, 'client' | 'limits' | 't'>,
): Promise<string | null> {
  const { isOver, retryAfterSeconds } = await limits.count(limit, client.ipAddress ?? 'unknown');
  return isOver
    ? t('form.error.tooManySteps', { minutes: Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE) })
    : null;
}
