export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A file of a mail. Its name is ours: letters, digits, hyphens and one dot. */
interface MailFile {
  readonly name: string;
  /** Content type. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** A mail with one recipient. Names and the subject may be hostile; texts in the HTML are escaped. */
export interface Mail {
  /** Same for every attempt and part of the Message-ID. Letters, digits, and hyphens. */
  readonly id: string;
  /** Right-hand side of the Message-ID. */
  readonly host: string;
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: string;
  /** Null if the sender of the lead left no valid email address. */
  readonly replyTo: Mailbox | null;
  readonly subject: string;
  readonly text: string;
  /** HTML version. Null if the mail is read by programs (ADF) or is a plain notice. */
  readonly html: string | null;
  readonly files: readonly MailFile[];
  /** URL that unsubscribes with a single POST (RFC 8058). Only in automated mail to shoppers. */
  readonly stopUrl?: string;
  /** Message-ID of the mail that this one answers. */
  readonly inReplyTo?: string;
  /** Whether a program wrote it, so that nothing answers it automatically. Mail with a `stopUrl` says so anyway. */
  readonly isAutomatic?: boolean;
}

/**
 * Sends mail to a server or writes it to a folder.
 * @throws PermanentFailure if the mailbox does not exist
 */
export interface MailTransport {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
