import type { ShouldRevalidateFunction } from '#app/framework.ts';
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
  stateOf(actionResult) !== 'failed' && defaultShouldRevalidate;

/**
 * The `shouldRevalidate` of a route whose form depends on what may have changed since it was shown, such as free times.
 * Also reloads its data after a refused submission, which Remix by itself doesn't.
 */
export const revalidateIfRefused: ShouldRevalidateFunction = (args) =>
  stateOf(args.actionResult) === 'again' || revalidateUnlessFailed(args);

const stateOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'state' in result ? result.state : undefined;
