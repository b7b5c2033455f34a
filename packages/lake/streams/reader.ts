/** The reader of a stream, whose current rights apply for as long as the stream is open. */
import type { Logger } from 'pino';
import type { Authentication } from '../access/sessions/authenticate.ts';
import type { Principal } from '../access/rights/principal.ts';
import { hasRole, isService } from '../access/rights/rights.ts';
import { publishedId } from '../document.ts';
import type { Transaction } from '../store/transaction.ts';

export interface StreamReader {
  /** Id under which the reader's streams are counted. Undefined for the website's robots, which have no limit. */
  readonly countedAs: string | undefined;
  /**
   * Returns the principal including rights that the transaction itself granted, so that the creator of a tenant
   * sees it from its first change on.
   */
  principalAfter(transaction: Transaction): Principal;
  /** Renews the rights every few seconds. Calls `onEnd` if there are none left. Returns a function that stops. */
  follow(onEnd: () => void): () => void;
}

const RENEW_MS = 2000;

export function createReader(
  principal: Principal,
  { renew }: Pick<Authentication, 'renew'>,
  log: Logger,
): StreamReader {
  let current = principal;
  /** As returned by authenticate(). Only this can be renewed, not a copy that includes a newly created tenant. */
  let authenticated = principal;

  async function renewOnce(onEnd: () => void): Promise<void> {
    const before = current;
    try {
      const renewed = await renew(authenticated);
      if (!renewed) return onEnd();
      authenticated = renewed;
      // The result may lack a tenant created in the meantime. The next one includes it.
      if (current === before) current = renewed;
    } catch (error) {
      log.warn({ err: error }, 'The rights of a stream could not be renewed');
    }
  }

  return {
    countedAs: isService(principal) ? undefined : principal.id,
    principalAfter({ author, changes }) {
      if (author !== current.id) return current;
      for (const { id, before, after } of changes) {
        // The lake only lets principals create tenants that become theirs (see grantForNewTenant).
        if (after?._type !== current.tenancy.tenantType || before !== null) continue;
        const tenant = publishedId(id);
        if (hasRole(current, tenant, ['administrator', 'agency'])) continue;
        const others = current.grants.filter((grant) => grant.tenant !== tenant);
        current = { ...current, grants: [...others, { tenant, role: 'agency' }] };
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
