/** How codes reach telephones, and who knows which code it was. */

/** Whose telephone it is. */
export interface CodePlace {
  /** document id */
  readonly dealership: string;
  /** E.164 */
  readonly phone: string;
}

/** What was thought of a code: right, and used up by it; wrong; or there is none to compare it with any more. */
export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'too-many-tries';

export interface CodeChannel {
  /**
   * Sends a new code; older ones of the same number at the same dealership are void.
   * @param sender name that the message comes from
   * @throws Error when it could not be sent
   */
  send(place: CodePlace, sender: string): Promise<void>;
  /** Compares a code of six digits. @throws Error when nobody could tell */
  check(place: CodePlace, code: string): Promise<CodeVerdict>;
}

/** Minutes that a code is good for. */
export const CODE_MINUTES = 10;
/** Tries that somebody has. */
export const CODE_TRIES = 5;
