import { type QueryInput, runQuery } from './run-query.ts';
import { QueryRefused } from './syntax.ts';
import { TimeLimitExceeded, runWithTimeLimit } from './time-limit.ts';
import type { DatasetView } from './view.ts';

export interface QueryResult {
  /** The result as JSON, in UTF-8: whole content is megabytes, which the thread for slow queries encodes. */
  readonly json: Uint8Array<ArrayBuffer>;
  readonly syncTags: readonly string[];
  /** Sources of the result's texts as JSON, in UTF-8, if they were asked for. */
  readonly sourceMap?: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

/** Runs a query without a time limit. Only for queries that are quick whatever the documents contain. */
export function runQueryUnlimited(question: QueryInput, view: DatasetView): QueryResult {
  try {
    const { result, syncTags, sourceMap } = runQuery(question, view);
    return {
      json: encoder.encode(JSON.stringify(result) ?? 'null'),
      syncTags,
      ...(sourceMap === undefined ? {} : { sourceMap: encoder.encode(JSON.stringify(sourceMap)) }),
    };
  } catch (error) {
    // Either the result is too long for a string, or the query is nested too deeply for the stack.
    if (error instanceof RangeError) {
      throw new QueryRefused('The query or its result is too large', question.query);
    }
    throw error;
  }
}

/**
 * Runs a query within a time limit.
 * @throws QueryRefused, whose type tells whether the time ran out
 */
export function runQueryWithLimit(
  milliseconds: number,
  question: QueryInput,
  view: DatasetView,
): QueryResult {
  try {
    return runWithTimeLimit(milliseconds, () => runQueryUnlimited(question, view));
  } catch (error) {
    if (!(error instanceof TimeLimitExceeded)) throw error;
    throw new QueryRefused('The query takes too long', question.query, { type: 'queryTimeoutError' });
  }
}
