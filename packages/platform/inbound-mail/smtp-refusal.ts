/** Why mail is refused, as its sender's server reads it (RFC 5321, 4.2; RFC 3463). */
export class SmtpRefusal extends Error {
  override name = 'SmtpRefusal';
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** The sender's server tries again later. */
export const TEMPORARY = {
  failed: () => new SmtpRefusal(451, '4.3.0 Try again later'),
  busy: () => new SmtpRefusal(421, '4.3.2 Too many connections, try again later'),
  /** Its code ends the connection. */
  tooSlow: () => new SmtpRefusal(421, '4.4.2 The mail took too long, try again later'),
  tooMany: () => new SmtpRefusal(452, '4.7.0 Too much mail, try again later'),
  tooManyRecipients: () => new SmtpRefusal(452, '4.5.3 Too many recipients'),
} as const;

/** The sender gets the mail back. */
export const PERMANENT = {
  noMailbox: () => new SmtpRefusal(550, '5.1.1 There is no such mailbox'),
  tooLarge: () => new SmtpRefusal(552, '5.3.4 The mail is too large'),
  unreadable: () => new SmtpRefusal(554, '5.6.0 The mail could not be read'),
} as const;
