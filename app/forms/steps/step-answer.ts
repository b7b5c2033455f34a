/** What was wrong with a step, by field, and what was entered. */
export interface Answered {
  /** `form` is about the step as a whole. */
  readonly problems: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

/** The answer to a step. Undefined if it was not sent, or the answer is that of a lead or a failure. */
export const answeredStep = <Answer extends object>(
  answer: Answer | undefined,
): Extract<Answer, Answered> | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only steps answer with problems
  answer !== undefined && 'problems' in answer ? (answer as Extract<Answer, Answered>) : undefined;

/** The first wrong field, on which a browser without JavaScript puts the focus. @param names in the order of the page */
export const firstWrong = (
  answered: Pick<Answered, 'problems'> | undefined,
  names: readonly string[],
): string | undefined => names.find((name) => answered?.problems[name] !== undefined);
