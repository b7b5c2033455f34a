import { UNKNOWN_VISITOR, type VisitorChange, type VisitorProfile } from '@rooftop/leads/visitor';

import type { Tracking } from './tracking.ts';

/** Whoever asks for a page, as this dealership knows him. */
export interface VisitorSession {
  /** UUID; null: nothing is remembered of him yet */
  readonly id: string | null;
  /** whether he has sent a lead before; signed, so not his to say */
  readonly isLead: boolean;
  /** advertising parameters of allowed names, with consent to targeting only */
  readonly advertising: Readonly<Record<string, string>>;
  /** what may be told to advertisers of him; null: nothing */
  readonly tracking: Tracking | null;
  /** What he told of himself; nothing without functional consent. Never rejects. */
  profile(): Promise<VisitorProfile>;
  /** Whether he may see private cars. Never rejects: whoever cannot be looked up may not. */
  hasUnlockedInventory(): Promise<boolean>;
  /**
   * The id that the visitor's leads are stored under. A stranger gets a new one, which `remember` then puts into the
   * cookie, so that the next lead has the same.
   */
  identify(): string;
  /**
   * Remembers what has changed. What names him is kept with functional consent only. Never rejects: a lead that
   * was accepted stays accepted, remembered or not.
   * @returns the values of Set-Cookie headers that must go with the answer
   */
  remember(change: VisitorChange): Promise<readonly string[]>;
  /**
   * Forgets who he is, what he may see, and that he was here; his cookies are the caller's to take away.
   * @throws Error when the database does not answer: nothing is forgotten then
   */
  forget(): Promise<void>;
}

/** Nobody in particular: of pages that everybody gets. */
export const ANONYMOUS: VisitorSession = {
  id: null,
  isLead: false,
  advertising: {},
  tracking: null,
  profile: async () => UNKNOWN_VISITOR,
  hasUnlockedInventory: async () => false,
  identify: () => crypto.randomUUID(),
  remember: async () => [],
  forget: async () => {},
};
