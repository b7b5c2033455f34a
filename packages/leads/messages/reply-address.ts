/**
 * Addresses at which mail about one lead comes in: `reply+<token>@<domain>` for its shopper, `staff+<token>@<domain>` for
 * the dealership's people. The token is the lead's id and a signature for its dealership, in hexadecimal digits, because
 * mail servers may change the case of an address. With 62 characters it is shorter than the 64 that SMTP allows.
 */
import { timingSafeEqual } from 'node:crypto';
import { signFor } from '@rooftop/tenancy/sign-for';

/** Who writes to an address. */
export type ReplyWriter = 'shopper' | 'staff';

/** Where replies come in. */
export interface InboundMail {
  /** In lower case. Its MX record leads to us. */
  readonly domain: string;
  /** Of the purpose reply-addresses. */
  readonly key: Uint8Array;
}

/** The parts of an address, which may be forged until `isReplyAddressOf` has said otherwise. */
export interface ClaimedReplyAddress {
  readonly writer: ReplyWriter;
  /** UUID. */
  readonly lead: string;
  readonly signature: string;
}

const PREFIXES: Readonly<Record<ReplyWriter, string>> = { shopper: 'reply', staff: 'staff' };
/** 96 bits: nobody guesses them over SMTP. */
const SIGNATURE_BYTES = 12;
const WRITTEN = /^(reply|staff)\+([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})([\da-f]{24})$/;

const signatureOf = (key: Uint8Array, dealership: string, writer: ReplyWriter, lead: string): Buffer =>
  signFor(key, dealership, `mail of ${writer} ${lead}`).subarray(0, SIGNATURE_BYTES);

/** Creates the address of a lead for its shopper or for the dealership's people. */
export function createReplyAddress(
  { domain, key }: InboundMail,
  writer: ReplyWriter,
  { dealership, id }: { readonly dealership: string; readonly id: string },
): string {
  const lead = id.toLowerCase();
  const signature = signatureOf(key, dealership, writer, lead).toString('hex');
  return `${PREFIXES[writer]}+${lead.replaceAll('-', '')}${signature}@${domain}`;
}

/** Takes an address apart. Returns null if it is none of a lead. */
export function parseReplyAddress(domain: string, address: string): ClaimedReplyAddress | null {
  const written = address.toLowerCase();
  const at = written.lastIndexOf('@');
  if (at === -1 || written.slice(at + 1) !== domain) return null;
  const [, prefix, ...parts] = WRITTEN.exec(written.slice(0, at)) ?? [];
  const signature = parts.pop();
  if (prefix === undefined || signature === undefined) return null;
  return { writer: prefix === PREFIXES.staff ? 'staff' : 'shopper', lead: parts.join('-'), signature };
}

/** Whether we made this address for its lead, which is of this dealership. */
export function isReplyAddressOf(
  key: Uint8Array,
  dealership: string,
  { writer, lead, signature }: ClaimedReplyAddress,
): boolean {
  return timingSafeEqual(signatureOf(key, dealership, writer, lead), Buffer.from(signature, 'hex'));
}
