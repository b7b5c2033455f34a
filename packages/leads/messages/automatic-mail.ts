/** Headers whose presence alone says that a program sent a mail. */
const TELLING = [
  'list-id',
  'list-post',
  'list-unsubscribe',
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
] as const;
const PRECEDENCES = new Set(['bulk', 'junk', 'list', 'auto_reply']);
/** Mailboxes that only programs write from. */
const PROGRAMS = /^(?:mailer-daemon|postmaster|bounces?|no-?reply|do-?not-?reply)(?:[+@]|$)/i;

export interface MailHeader {
  /** In lower case. */
  readonly key: string;
  readonly value: string;
}

/**
 * Whether a program sent a mail: a vacation notice, a bounce, or a mailing list (RFC 3834, 2). Such mail is answered by
 * nothing and nobody.
 * @param envelopeFrom sender of the SMTP envelope; empty for bounces
 * @param from address of the header From, or null
 */
export function isAutomaticMail(
  headers: readonly MailHeader[],
  { envelopeFrom, from }: { readonly envelopeFrom: string; readonly from: string | null },
): boolean {
  const values = (name: string): readonly string[] =>
    headers.flatMap(({ key, value }) => (key === name ? [value.trim().toLowerCase()] : []));
  return (
    envelopeFrom === '' ||
    [envelopeFrom, from ?? ''].some((address) => PROGRAMS.test(address)) ||
    values('auto-submitted').some((value) => !/^no(?:\s*[;(]|$)/.test(value)) ||
    values('precedence').some((value) => PRECEDENCES.has(value)) ||
    values('content-type').some((value) => value.startsWith('multipart/report')) ||
    headers.some(({ key }) => TELLING.some((name) => name === key))
  );
}
