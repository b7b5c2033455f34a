import { statusOf } from './http/error-status.ts';

/** What was asked of the content, or something in its place while the source cannot be reached and nothing is kept. */
export async function unlessUnavailable<Value, Instead>(
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
