import { data } from '@remix-run/react';
import type { LeadAnswer } from './lead-answer.ts';

interface ServerAction {
  readonly serverAction: () => Promise<unknown>;
}

/**
 * A route's `clientAction`: a form that could not be sent, because nothing answers or what answers is not the website,
 * has failed like any other and keeps what was written; it takes no page down with it.
 */
export async function sendOrKeep({ serverAction }: ServerAction): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // The status keeps the page from being loaded anew, which would fail as well.
    return data({ state: 'failed', reply: {} } satisfies LeadAnswer, { status: 503 });
  }
}
