import type { IncomingMessage, ServerResponse } from 'node:http';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createFairQueue } from '@rooftop/budgets/fair-queue';
import { QueueFullError } from '@rooftop/budgets/queue-full-error';
import { refusalWait } from '@rooftop/budgets/refusal-wait';
import { createShares } from '@rooftop/budgets/shares';
import { callerAddress } from '#app/http/caller-address.ts';
import type { Refuse } from '../responses/refusal.ts';
import { clientIpAddress } from './forwarded.ts';

/**
 * Keeps one caller from having all of the process's time. What they read wait for each other once there is much of it,
 * and are refused once they were refused often, before any other work is done for them.
 */
interface FloodGuard {
  /** Counts a refused page. Callers whose address is not known are never counted. */
  countRefusal(ipAddress: string | null): void;
  /** Calls `answer`, at once or in the caller's turn, or answers 429. Forms never wait and are never refused. */
  admit(incoming: IncomingMessage, outgoing: ServerResponse, answer: () => Promise<void>): Promise<void>;
}

/** Milliseconds that a read waits for its turn before it is refused. */
const PATIENCE_MS = 800;
/** Seconds after which somebody who was refused only once may ask again. */
const RETRY_SECONDS = 1;

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

  const quick = createShares(BUDGETS.quickReads, now);
  // A turn is over when the answer waits for something, such as a page's content. It is short, and rests all the same.
  const turns = createFairQueue({
    atOnce: { ...BUDGETS.waitingReads, process: 1 },
    waiting: BUDGETS.waitingReads.process,
    maxWaitMs: PATIENCE_MS,
    shortMs: 0,
    // Most are files, of which an office's browsers ask for hundreds at a time.
    leastRoom: BUDGETS.waitingReads.each,
  });

  function refuse({ method }: IncomingMessage, outgoing: ServerResponse, seconds = RETRY_SECONDS): void {
    onRefused();
    outgoing.writeHead(429, { ...headers, 'retry-after': String(seconds) });
    outgoing.end(method === 'HEAD' ? undefined : page);
  }

  return {
    countRefusal(ipAddress) {
      const caller = callerAddress(ipAddress) ?? undefined;
      // Takes nothing beyond the limit, so that the wait does not grow.
      if (caller !== undefined) refusals.take({ caller });
    },
    async admit(incoming, outgoing, answer) {
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return answer();
      const caller = callerAddress(clientIpAddress(incoming, trustedProxies)) ?? undefined;
      const refused = refusals.refusal({ caller });
      if (refused !== undefined) {
        setTimeout(() => refuse(incoming, outgoing, refused.retryAfterSeconds), refusalWait());
        return undefined;
      }
      if (quick.take({ caller }) === undefined) return answer();
      try {
        return await turns.run(async () => void answer(), { caller });
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        // Not counted: an office that opens many pages at a time would then get none.
        return refuse(incoming, outgoing);
      }
    },
  };
}
