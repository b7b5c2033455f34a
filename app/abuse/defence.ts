import type { Form } from '@rooftop/leads/lead';
import type { Client } from '../http/client.ts';

/** What a visitor has to prove before a form is taken: by work of the browser, or by pressing once more. */
export interface Challenge {
  /** JSON for `app/forms/solve-challenge.ts` */
  readonly work: string;
  /** what the form carries when it is sent once more without a proof */
  readonly confirm: string;
}

/** What is thought of a submission. */
export type Judgement =
  | { readonly kind: 'fine' }
  /**
   * To be kept, and looked at by people; the reason is for them and names nobody. Held: it is probably a person's, so
   * people hear of it within minutes.
   */
  | { readonly kind: 'suspicious'; readonly reason: string; readonly isHeld: boolean }
  /** nothing is taken yet */
  | { readonly kind: 'challenge'; readonly challenge: Challenge }
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
  /** id of a visitor from whom a lead was taken before; null if the dealership does not know them */
  readonly knownVisitor: string | null;
}

/** Tells people from programs. */
export interface Defence {
  /**
   * What a form that is shown now carries: signed, for this form of this dealership only.
   * @param before the token that the form carried before it was refused: its time carries over
   */
  tokenFor(place: FormPlace, before?: unknown): string;
  /**
   * Names the form that a token was made for, whichever form of the dealership that is. Returns null if the token is
   * not ours, or older than a day.
   */
  readForm(dealership: string, token: unknown): string | null;
  /** Rejects never: when the database does not answer, only what needs none is looked at. */
  judge(submitted: Submitted): Promise<Judgement>;
}
