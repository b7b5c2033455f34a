/** Why mail did not get to its server, by the words that the transport says it with. Names nobody. */
import type { AnswerProblem } from './messages-api.ts';

/** Beginnings of what `smtp-transport.ts` says. */
export const MAIL_FAILURES = {
  unreachable: 'The mail server could not be reached',
  rejected: 'The mail server rejected it',
} as const;

export const NO_ADDRESS = 'The shopper left no valid email address';
export const MAIL_STOPPED = 'The shopper stopped mail of the dealership before this was sent';
export const NOTHING_WRITTEN = 'Nothing was written above the quoted mail';

/** @param problem as stored with an attempt. Null if none failed */
export function answerProblem(problem: string | null): AnswerProblem | null {
  if (problem === null) return null;
  if (problem === NO_ADDRESS) return 'noAddress';
  if (problem === MAIL_STOPPED) return 'stopped';
  if (problem === NOTHING_WRITTEN) return 'nothingWritten';
  if (problem.startsWith(MAIL_FAILURES.unreachable)) return 'unreachable';
  return problem.startsWith(MAIL_FAILURES.rejected) ? 'rejected' : 'other';
}
