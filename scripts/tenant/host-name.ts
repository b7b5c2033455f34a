import { bareHost } from '@rooftop/tenancy/claimed-hosts';
import { normalizeHost } from '@rooftop/tenancy/normalize-host';
import { word } from '../word.ts';

function readHost(text: string): string | null {
  const host = normalizeHost(text);
  return host === null ? null : bareHost(host);
}

/** A hostname as users type it, without its www. */
export const hostName = word(readHost, 'give one bare hostname, such as www.example.com.');
