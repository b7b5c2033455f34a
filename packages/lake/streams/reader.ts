/** Whoever listens to a stream, with the rights of now for as long as it is open. */
import type { Logger } from 'pino';
import type { Authentication } from '../access/authenticate.ts';
import type { Principal } from '../access/principal.ts';
import { holds } from '../access/rights.ts';
import { publishedId } from '../document.ts';
import type { Transaction } from '../store/transaction.ts';

export interface Reader {
  /** With the rights that the transaction itself gave: who creates a dealership sees it from its first moment. */
  principalAfter(transaction: Transaction): Principal;
  /** Renews the rights every few seconds; `onEnd` when there are none any more. Answers how to stop. */
  follow(onEnd: () => void): () => void;
}

const RENEW_MS = 2000;

export function createReader(
  principal: Principal,
  { renew }: Pick<Authentication, 'renew'>,
  log: Logger,
): Reader {
  let current = principal;
  /** As authenticate() answered it: only that can be renewed, not a copy with a dealership that was created since. */
  let authenticated = principal;

  async function renewOnce(onEnd: () => void): Promise<void> {
    const asked = current;
    try {
      const renewed = await renew(authenticated);
      if (!renewed) return onEnd();
      authenticated = renewed;
      // A dealership created meanwhile may be missing in the answer; the next one has it.
      if (current === asked) current = renewed;
    } catch (error) {
      log.warn({ err: error }, 'The rights of a stream could not be renewed');
    }
  }

  return {
    principalAfter({ author, changes }) {
      if (author !== current.id) return current;
      for (const { id, before, after } of changes) {
        // The lake lets nobody create a dealership that does not become his (see grantForNewDealership).
        if (after?._type !== 'dealership' || before !== null) continue;
        const dealership = publishedId(id);
        if (holds(current, dealership, ['administrator', 'agency'])) continue;
        const others = current.grants.filter((grant) => grant.dealership !== dealership);
        current = { ...current, grants: [...others, { dealership, role: 'agency' }] };
      }
      return current;
    },
    follow(onEnd) {
      const timer = setInterval(() => {
        void renewOnce(onEnd);
      }, RENEW_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
