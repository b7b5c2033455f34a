import type { Form } from '@rooftop/tenancy/lead-forms';
import type { Client } from '../../http/client.ts';

/** What a visitor must do before a form is accepted: let the browser compute a proof, or press a second time. */
export interface Challenge {
  /** JSON for `app/forms/solve-challenge.ts`. */
  readonly work: string;
  /** Token that the form carries when it is submitted a second time without a proof. */
  readonly confirm: string;
}

/** The spam filter's verdict on a submission. */
export type SpamVerdict =
  | { readonly kind: 'fine' }
  /**
   * To be stored and reviewed by people. The reason is meant for them and contains no personal data. Held means that
   * it is probably a person's, so people are notified within minutes.
   */
  | { readonly kind: 'suspicious'; readonly reason: string; readonly isHeld: boolean }
  /** Not accepted yet. */
  | { readonly kind: 'challenge'; readonly challenge: Challenge }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** A form of a dealership. */
export interface FormKey {
  /** Document id. */
  readonly dealership: string;
  readonly form: Form;
}

export interface FormSubmission extends FormKey {
  readonly fields: FormData;
  readonly headers: Headers;
  readonly client: Client;
  /** Id of a visitor who sent a lead before. Null if the dealership does not know them. */
  readonly knownVisitor: string | null;
  /** Whether the visitor's contact details were in the form when it was shown, so that they may send it at once. */
  readonly isPrefilled: boolean;
}

/** The spam filter, which tells people from programs. */
export interface SpamFilter {
  /**
   * Creates the token of a form that is shown now, signed for this form of this dealership.
   * @param before token of the form before it was rejected, whose time carries over
   */
  tokenFor(place: FormKey, before?: unknown): string;
  /**
   * Returns the form that a token was made for, which may be any form of the dealership. Returns null if the token is
   * forged or older than a day.
   */
  readForm(dealership: string, token: unknown): string | null;
  /** Judges a submission. Never rejects; if the database does not respond, only the other checks apply. */
  judge(submitted: FormSubmission): Promise<SpamVerdict>;
}
