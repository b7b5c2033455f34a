/** Leads as users name them: each dealership numbers its own, and shoppers have their codes. */
import type { Pool } from '@rooftop/database/pool';
import type { Lead } from '@rooftop/leads/lead';
import { readLeadCode } from '@rooftop/leads/lead-code';
import { findLeadByName } from '@rooftop/leads/storage/find-lead';
import { CommandError } from '../command-error.ts';
import { word } from '../word.ts';

/** Digits alone are a number, although codes have some too. */
function readLeadName(text: string): number | string | null {
  if (!/^\d+$/.test(text)) return readLeadCode(text);
  const number = Number(text);
  return number > 0 && Number.isSafeInteger(number) ? number : null;
}

/** A lead's number, or its code. */
export const leadName = word(readLeadName, 'that is neither the number nor the code of a lead.').describe(
  'its number, as shown in mails and by list, or the code that the shopper has, such as LK-7Q4M',
);

interface NamedLead {
  readonly dealership: string;
  /** Its number or its code. */
  readonly lead: number | string;
}

/** @throws CommandError if the dealership has no such lead */
export async function knownLead(pool: Pool, { dealership, lead: name }: NamedLead): Promise<Lead> {
  const lead = await findLeadByName(pool, dealership, name);
  if (lead === null) throw new CommandError(`${dealership} has no lead ${name}.`);
  return lead;
}

/**
 * Finds a lead that may be delivered.
 * @throws CommandError if it does not exist or is held back
 */
export async function acceptedLead(pool: Pool, named: NamedLead): Promise<Lead> {
  const lead = await knownLead(pool, named);
  if (lead.state === 'accepted') return lead;
  throw new CommandError(
    `Lead ${named.lead} is held back. Release it with: npm run leads -- release ${named.dealership} ${named.lead}`,
  );
}
