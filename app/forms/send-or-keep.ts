import type { ShouldRevalidateFunction } from '@remix-run/react';
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
    return { state: 'failed', reply: {} } satisfies LeadAnswer;
  }
}

/**
 * A route's `shouldRevalidate`: after a form that failed the page stays as it is. It has not changed, and asking for it
 * would fail as well.
 */
export const unlessFailed: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  !hasFailed(actionResult) && defaultShouldRevalidate;

const hasFailed = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'state' in result && result.state === 'failed';
