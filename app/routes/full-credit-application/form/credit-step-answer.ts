/** What was wrong with a step, by field. What was entered is in the form, and in the draft. */
export interface CreditStepAnswer {
  /** `form` is about the step as a whole. */
  readonly problems: Readonly<Record<string, string>>;
  /** What was entered, by field, if it could not be stored in the draft. */
  readonly values?: Readonly<Record<string, string>>;
}
