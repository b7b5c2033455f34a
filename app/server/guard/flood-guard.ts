import type { IncomingMessage, ServerResponse } from 'node:http';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import { callerAddress } from '#app/http/caller-address.ts';
import type { Refuse } from '../responses/refusal.ts';
import { clientIpAddress } from './forwarded.ts';

/** Refuses callers who go on asking after they were refused, before any other work is done for them. */
interface FloodGuard {
  /** Counts a refused page. Callers whose address is not known are never counted. */
  countRefusal(ipAddress: string | null): void;
  /** Answers 429 if the caller was refused too often. Returns whether it has answered. Forms always pass. */
  refuses(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

interface FloodGuardOptions {
  /** Number of our own proxies in front. */
  readonly trustedProxies: number;
  readonly refuse: Refuse;
  /** Headers of every response. */
  readonly headers: ReadonlyMap<string, string>;
  readonly onRefused: () => void;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Creates the guard. Its answer is made once, because it has to cost less than what it refuses. */
export async function createFloodGuard(options: FloodGuardOptions): Promise<FloodGuard> {
  const { trustedProxies, onRefused, now } = options;
  const refusals = createShares(BUDGETS.refusedReads, now);
  const answer = options.refuse(429);
  const page = Buffer.from(await answer.text());
  const headers = {
    ...Object.fromEntries(
      [...options.headers, ...answer.headers].map(([name, value]) => [name.toLowerCase(), value]),
    ),
    'content-length': page.length,
  };

  return {
    countRefusal(ipAddress) {
      const caller = callerAddress(ipAddress) ?? undefined;
      // Takes nothing beyond the limit, so that the wait does not grow.
      if (caller !== undefined) refusals.take({ caller });
    },
    refuses(incoming, outgoing) {
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false;
      const caller = callerAddress(clientIpAddress(incoming, trustedProxies)) ?? undefined;
      const refused = refusals.refusal({ caller });
      if (refused === undefined) return false;
      onRefused();
      outgoing.writeHead(429, { ...headers, 'retry-after': String(refused.retryAfterSeconds) });
      outgoing.end(incoming.method === 'HEAD' ? undefined : page);
      return true;
    },
  };
}
