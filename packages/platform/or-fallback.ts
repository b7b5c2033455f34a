import { isUnavailable } from './is-unavailable.ts';

/** Returns the requested content, or a fallback if the source is unreachable and nothing is cached. */
export async function orFallback<Value, Instead>(
  asked: Promise<Value>,
  instead: Instead,
): Promise<Value | Instead> {
  try {
    return await asked;
  } catch (error) {
    if (isUnavailable(error)) return instead;
    throw error;
  }
}
