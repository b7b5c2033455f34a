import type { ShouldRevalidateFunction } from '@remix-run/react';
import type { LeadFormResult } from './lead-form-result.ts';

interface ServerAction {
  readonly serverAction: () => Promise<unknown>;
}

/**
 * A route's `clientAction`. If the form could not be submitted, because nothing responds or the response is not from
 * the website, it fails like any other form and preserves the input instead of breaking the page.
 */
export async function submitOrPreserve({ serverAction }: ServerAction): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { state: 'failed', reply: {} } satisfies LeadFormResult;
  }
}

/**
 * A route's `shouldRevalidate`. After a failed submission the page has not changed, and reloading its data would fail
 * as well.
 */
export const revalidateUnlessFailed: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  !hasFailed(actionResult) && defaultShouldRevalidate;

const hasFailed = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'state' in result && result.state === 'failed';
