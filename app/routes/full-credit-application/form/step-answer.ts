/** What was wrong with a step, by field. What was entered is in the form, and in the draft. */
export interface StepAnswer {
  /** `form` is about the step as a whole. */
  readonly problems: Readonly<Record<string, string>>;
}
