import { isUnavailable } from './is-unavailable.ts';

/** Returns the requested content, or a fallback if the source is unreachable and nothing is cached. */
export async function orFallback<Value, Instead>(
  value: Promise<Value>,
  fallback: Instead,
): Promise<Value | Instead> {
  try {
    return await value;
  } catch (error) {
    if (isUnavailable(error)) return fallback;
    throw error;
  }
}
