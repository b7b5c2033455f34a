/** What was wrong with a step, by field, and what was entered. */
export interface Answered {
  /** `form` is about the step as a whole. */
  readonly problems: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}
