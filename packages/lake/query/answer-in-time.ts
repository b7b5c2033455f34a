import { type Question, runQuery } from './run-query.ts';
import { QueryRefused } from './syntax.ts';
import { OutOfTime, withinTime } from './time-limit.ts';
import type { View } from './view.ts';

export interface Answer {
  /** the result as JSON */
  readonly json: string;
  readonly syncTags: readonly string[];
}

/** Answers without a limit; only for questions that are quick whatever the documents hold. */
export function answerNow(question: Question, view: View): Answer {
  try {
    const { result, syncTags } = runQuery(question, view);
    return { json: JSON.stringify(result) ?? 'null', syncTags };
  } catch (error) {
    // The answer, as text, would be longer than a text can be; or the query is too deep for the stack.
    if (error instanceof RangeError) {
      throw new QueryRefused('The query or its answer is too large', question.query);
    }
    throw error;
  }
}

/** Answers, or gives up after a time. Throws QueryRefused; its type says when it was for the time. */
export function answerInTime(milliseconds: number, question: Question, view: View): Answer {
  try {
    return withinTime(milliseconds, () => answerNow(question, view));
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    throw new QueryRefused('The query takes too long', question.query, { type: 'queryTimeoutError' });
  }
}
