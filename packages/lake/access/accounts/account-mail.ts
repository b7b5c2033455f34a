/** An email about an account: an invitation, a link for a new password, or a notice. */
export interface AccountMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands an email to a mail server. Rejects if the server doesn't accept it. */
export type SendMail = (mail: AccountMail) => Promise<void>;
