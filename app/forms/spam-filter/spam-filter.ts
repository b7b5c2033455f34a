import type { Form } from '@rooftop/forms/lead-forms';
import type { Client } from '#app/http/client.ts';
import type { Count } from '@rooftop/platform/form-counts/rate-limits';

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
  | { readonly kind: 'suspicious'; readonly reason: string; readonly mayBePerson: boolean }
  /** Not accepted yet. */
  | { readonly kind: 'challenge'; readonly challenge: Challenge }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** A form of a dealership. */
export interface FormKey {
  /** Document id. */
  readonly dealership: string;
  readonly form: Form;
}

/** What a proof of work is for: a form of a dealership, or a code that it sends to a phone. It is invalid elsewhere. */
export interface ProofKey {
  /** Document id. */
  readonly dealership: string;
  /** A code's phone number is E.164. */
  readonly form: Form | `code ${string}`;
}

export interface FormSubmission extends FormKey {
  readonly fields: FormData;
  readonly headers: Headers;
  readonly client: Client;
  /** Id of a visitor who sent a lead before. Null if the dealership does not know them. */
  readonly knownVisitor: string | null;
  /** Whether the visitor's contact details were in the form when it was shown, so that they may send it at once. */
  readonly isPrefilled: boolean;
  /** What `countCaller` returned, if the form was counted before it was read. */
  readonly counted?: Count | null | undefined;
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
  /**
   * Counts a form of a caller at a dealership, before its body is read. Otherwise `judge` does. Never rejects.
   * @returns null if there is no address to count by
   */
  countCaller(dealership: string, client: Client): Promise<Count | null>;
  /** Creates a proof of work. @returns JSON for `app/forms/solve-challenge.ts` */
  makeChallenge(place: ProofKey): Promise<string>;
  /**
   * Uses up a proof. Returns whether it is valid, and had not been used.
   * @throws Error if the database does not respond
   */
  useProof(place: ProofKey, proof: unknown): Promise<boolean>;
  /** Judges a submission. Never rejects; if the database does not respond, only the other checks apply. */
  judge(submitted: FormSubmission): Promise<SpamVerdict>;
}
