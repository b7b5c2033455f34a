import { cleanLine } from '../wording/clean-text.ts';

/** Plain addresses of ASCII: what every mail server takes, and nothing that could be two. */
const PLAIN = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/i;

/** An address that mail can go to; null when what is written is none. */
export function mailAddress(written: string | null): string | null {
  const address = cleanLine(written);
  return address !== null && PLAIN.test(address) ? address : null;
}
