import type { LeadFile } from '../lead.ts';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/** A mail with one recipient. Names and the subject may be hostile; texts in the HTML are escaped. */
export interface Mail {
  /** the same at every attempt; part of the Message-ID: letters, digits and hyphens */
  readonly id: string;
  /** right side of the Message-ID */
  readonly host: string;
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: string;
  /** null: whoever wrote left no e-mail address that one can answer to */
  readonly replyTo: Mailbox | null;
  readonly subject: string;
  readonly text: string;
  /** the same as HTML; null if programs read it (ADF), or if it is a plain notice */
  readonly html: string | null;
  readonly file: LeadFile | null;
  /** URL that stops such mails by one POST (RFC 8058); only in mail that a program sends to shoppers */
  readonly stopUrl?: string;
}

/**
 * Hands a mail to a server, or to a folder.
 * @throws PermanentFailure when there is no such mailbox
 */
export interface MailTransport {
  send(mail: Mail, signal: AbortSignal): Promise<void>;
}
