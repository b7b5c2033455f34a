import type { Vehicle } from '../../vehicle.ts';
import { type Reader, unreadable } from '../cells/reading.ts';

/** Whole statuses that end an advertisement. */
const GONE =
  /^(?:(?:retail |wholesale |just |already |vehicle )?sold\b.*|s|delivered|wholesaled?|retailed|inactive|deactivated|disabled|suspended|archived?|deleted?|removed?|expired|ended|closed|retired|scrapped|stolen|totaled|traded|auction(?:ed)?|(?:at|to|sent to|for) auction|off(?:line| market| the lot| lot)|withdrawn|unavailable|unpublished|unlisted|discontinued|hidden|gone|out of stock|0|n|no|false|(?:not|no longer|never) (?:available|active|for sale|in stock|live|on lot|listed|published|online|advertised|ready|on sale)(?: .*)?|do not (?:sell|list|publish|show|advertise)|not for (?:retail|resale)|(?:wholesale|dealer) only|returned(?: to .*)?)$/;

/** A negation, or a word that says that the car leaves: no other word of such a status counts. */
const DOUBTFUL =
  /\b(?:not?|non|never|without|cancell?ed|fell through|unsold|unless|if|remov\w*|delet\w*|archiv\w*|inactiv\w*|unavailable|auction)\b/;

const PENDING = /\b(?:pending|deposit|on hold|hold|reserved|under contract|in contract|spoken for)\b/;
const COMING =
  /\b(?:coming|transit|inbound|incoming|on order|ordered|arriving|en route|recon\w*|back ?order\w*)\b/;

/** Words of which an available car's status may consist. At least one of the first group has to be among them. */
const OFFERED =
  /^(?:a|active|advertised|arrival|arrived|avail|available|current|display|frontline|instock|inventory|listed|live|lot|online|open|published|ready|retail|showroom|stock|stocked|1|y|yes|true)$/;
const BESIDE_OFFERED =
  /^(?:at|car|certified|cpo|for|front|in|internet|just|line|new|now|on|owned|photo|pre|preowned|sale|the|today|used|vehicle|web|website)$/;
const FOR_SALE = /\b(?:for|on) sale\b/;

/**
 * Reads status columns. `sold` stands for every word that ends an advertisement. A status that isn't understood is a
 * problem, because a car that may be gone must not be offered.
 */
export const readStatus: Reader<Vehicle['status']> = (text) => {
  const plain = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (GONE.test(plain)) return { value: 'sold' };
  if (!DOUBTFUL.test(plain)) {
    if (PENDING.test(plain)) return { value: 'pending' };
    if (COMING.test(plain)) return { value: 'coming-soon' };
    const words = plain.split(' ');
    const isOffered = words.every((word) => OFFERED.test(word) || BESIDE_OFFERED.test(word));
    if (isOffered && (FOR_SALE.test(plain) || words.some((word) => OFFERED.test(word))))
      return { value: 'available' };
  }
  return unreadable(text, 'a status that we know');
};
