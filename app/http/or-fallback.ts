import { statusOf } from './error-status.ts';

/** Returns the requested content, or a fallback if the source is unreachable and nothing is cached. */
export async function orFallback<Value, Instead>(
  asked: Promise<Value>,
  instead: Instead,
): Promise<Value | Instead> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === 503) return instead;
    throw error;
  }
}
