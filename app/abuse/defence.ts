import type { Form } from '@rooftop/leads/lead';
import type { Client } from '../http/client.ts';

/** What is thought of a submission. */
export type Judgement =
  | { readonly kind: 'fine' }
  /** to be kept, and looked at by people; the reason is for them and names nobody */
  | { readonly kind: 'suspicious'; readonly reason: string }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** Which form of which dealership. */
export interface FormPlace {
  /** document id */
  readonly dealership: string;
  readonly form: Form;
}

export interface Submitted extends FormPlace {
  readonly fields: FormData;
  readonly headers: Headers;
  readonly client: Client;
}

/** Tells people from programs. */
export interface Defence {
  /** What a form that is shown now carries: signed, for this form of this dealership only. */
  tokenFor(place: FormPlace): string;
  /**
   * Names the form that a token was made for, whichever form of the dealership that is. Returns null if the token is
   * not ours, or older than a day.
   */
  readForm(dealership: string, token: unknown): string | null;
  /** Rejects never: when the database does not answer, only what needs none is looked at. */
  judge(submitted: Submitted): Promise<Judgement>;
}
