import { cleanLine } from '../wording/clean-text.ts';

/** Plain ASCII addresses, which every mail server accepts and which cannot contain two addresses. */
const PLAIN = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/i;

/** Returns an address that mail can be sent to, or null if the input is not valid. */
export function mailAddress(written: string | null): string | null {
  const address = cleanLine(written);
  return address !== null && PLAIN.test(address) ? address : null;
}
