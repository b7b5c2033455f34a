import { createFolderTransport } from './folder-transport.ts';
import type { MailTransport } from './mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Where mail goes: to a server, or to a folder as one RFC 5322 file each. */
export type MailTransportOptions = { readonly smtpUrl: string } | { readonly folder: string };

/** Makes the one way by which a process sends mail. */
export function createMailTransport(options: MailTransportOptions): MailTransport {
  return 'smtpUrl' in options ? createSmtpTransport(options.smtpUrl) : createFolderTransport(options.folder);
}
