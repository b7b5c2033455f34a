import { createFolderTransport } from './folder-transport.ts';
import type { MailTransport } from './mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Destination of mail: an SMTP server, or a folder with one RFC 5322 file per mail. */
type MailTransportOptions = { readonly smtpUrl: string } | { readonly folder: string };

/** Creates the mail transport of a process. */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  return 'smtpUrl' in options ? createSmtpTransport(options.smtpUrl) : createFolderTransport(options.folder);
}
