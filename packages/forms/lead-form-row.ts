/** What the ASC standard calls a form (standards, 5.2). */
export interface AscForm {
  readonly form_type: string;
  readonly department: string;
  /** End of the name of the event that is sent besides `asc_form_submission`. Null if there is none. */
  readonly derivative: string | null;
  /** The flow that the form ends. Null if it is a form by itself. */
  readonly flow_name: string | null;
}

/** What is said of a form wherever leads are handled. Its fields are in `packages/leads/kinds`. */
export interface LeadFormRow {
  /** What staff call it: in the Studio, where it is English, in the desk, and in mail. */
  readonly staffName: { readonly en: string; readonly es: string };
  /** What the mail that confirms it says, as keys of interface texts (`app/locales`). */
  readonly receipt: {
    /** Our own description of what the form requests. */
    readonly request: string;
    readonly heading: string;
    /** What happens next. */
    readonly next: string | null;
    /** What to have at hand. */
    readonly bring: string | null;
  };
  /** Whether it is about how the visitor would pay, so that the mail repeats their terms. */
  readonly isAboutPayment: boolean;
  /** The limit on this mail, a row of `packages/budgets`. */
  readonly mails: 'appointmentMails' | 'answerMails' | 'otherMails';
  /**
   * Whether its leads reach CRMs: always, because they are about a car; if the dealership sends a placeholder for the
   * car; or never. Null if it always has a recipient of its own.
   */
  readonly reachesCrm: 'always' | 'with-placeholder' | 'never' | null;
  /** What browsers tell trackers. */
  readonly asc: AscForm;
}
