/** Whoever listens to a stream, with the rights of now for as long as it is open. */
import type { Logger } from 'pino';
import type { Authentication } from '../access/authenticate.ts';
import type { Principal } from '../access/principal.ts';

export interface Reader {
  principal(): Principal;
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

  async function renewOnce(onEnd: () => void): Promise<void> {
    try {
      const renewed = await renew(current);
      if (renewed) current = renewed;
      else onEnd();
    } catch (error) {
      log.warn({ err: error }, 'The rights of a stream could not be renewed');
    }
  }

  return {
    principal: () => current,
    follow(onEnd) {
      const timer = setInterval(() => {
        void renewOnce(onEnd);
      }, RENEW_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
