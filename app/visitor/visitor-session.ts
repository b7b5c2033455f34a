import type { LatestLead } from '@rooftop/leads/visitors/find-latest-lead';
import type { PersonFacts } from '@rooftop/leads/visitors/is-another-person';
import { UNKNOWN_VISITOR, type VisitorChange, type VisitorProfile } from '@rooftop/leads/visitor';

import type { Tracking } from './tracking.ts';

/** The visitor of a request, as known to this dealership. */
export interface VisitorSession {
  /** UUID. Null if nothing is remembered about them yet. */
  readonly id: string | null;
  /** Whether they have sent a lead before. Signed, so they cannot forge it. */
  readonly isLead: boolean;
  /** Advertising parameters with allowed names. Empty without consent to targeting. */
  readonly advertising: Readonly<Record<string, string>>;
  /** Data that may be sent to advertisers. Null if none may. */
  readonly tracking: Tracking | null;
  /** What they told about themselves. Empty without functional consent. Never rejects. */
  profile(): Promise<VisitorProfile>;
  /** Whether they may see private cars. Never rejects; false if the lookup fails. */
  hasUnlockedInventory(): Promise<boolean>;
  /** Whether they may see locked prices. Never rejects; false if the lookup fails. */
  hasUnlockedPrices(): Promise<boolean>;
  /** Their latest lead, held or not. Never rejects; null if there is none or the lookup fails. */
  latestLead(): Promise<LatestLead | null>;
  /**
   * Whether somebody who says this about themselves is another person than the one whom the visitor named before, in their
   * profile or latest lead. Ask before a lead of theirs is stored. Never rejects; false if the lookup fails.
   */
  isAnother(person: PersonFacts): Promise<boolean>;
  /**
   * Returns the id that the visitor's leads are stored under. A new visitor gets a new id, which `remember` puts into
   * the cookie, so that their next lead has the same.
   */
  identify(): string;
  /**
   * Stores changes, personal data only with functional consent. Never rejects, because an accepted lead stays
   * accepted whether or not it is remembered.
   * @returns values of Set-Cookie headers that must be sent with the response
   */
  remember(change: VisitorChange): Promise<readonly string[]>;
  /**
   * Records with their recent leads that they verified this number, which staff then see. Never rejects, because the
   * number is verified all the same.
   * @param phone E.164
   */
  verifyPhone(phone: string): Promise<void>;
  /**
   * Deletes what they told about themselves, because they refuse functional cookies. Never rejects, because a choice
   * counts even if the database fails.
   */
  forgetProfile(): Promise<void>;
  /**
   * Deletes who they are, what they may see, and that they were here. The caller must delete their cookies.
   * @throws Error if the database does not respond; then nothing was deleted
   */
  forget(): Promise<void>;
}

/** No particular visitor, for pages that everybody gets. */
export const ANONYMOUS: VisitorSession = {
  id: null,
  isLead: false,
  advertising: {},
  tracking: null,
  profile: async () => UNKNOWN_VISITOR,
  hasUnlockedInventory: async () => false,
  hasUnlockedPrices: async () => false,
  latestLead: async () => null,
  isAnother: async () => false,
  identify: () => crypto.randomUUID(),
  remember: async () => [],
  verifyPhone: async () => {},
  forgetProfile: async () => {},
  forget: async () => {},
};
