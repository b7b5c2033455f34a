/** Interface for sending and checking verification codes. */

/** A phone number at a dealership. */
export interface CodeRecipient {
  /** Document id. */
  readonly dealership: string;
  /** E.164. */
  readonly phone: string;
}

/** Result of checking a code. `right` uses the code up; `expired` means that there is no code to compare with. */
export type CodeCheckResult = 'right' | 'wrong' | 'expired' | 'too-many-tries';

export interface CodeChannel {
  /**
   * Sends a new code, which invalidates older ones of the same number at the same dealership.
   * @param sender name shown in the message
   * @throws Error if it could not be sent
   */
  send(place: CodeRecipient, sender: string): Promise<void>;
  /** Checks a six-digit code. @throws Error if the code could not be checked */
  check(place: CodeRecipient, code: string): Promise<CodeCheckResult>;
}

/** Lifetime of a code in minutes. */
export const CODE_MINUTES = 10;
