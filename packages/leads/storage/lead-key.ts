import { createHash, createHmac } from 'node:crypto';
import type { Lead } from '../lead.ts';
import type { Submission } from '../submission.ts';

/** What two leads have in common that are one. */
type SameLead = Pick<Submission, 'dealership' | 'form' | 'topic' | 'content' | 'file' | 'isTest'>;

/** The same person and the same words give the same key, however he wrote his address. */
function normalised({ content }: SameLead): SameLead['content'] {
  const { email, firstName, lastName } = content.contact;
  const lower = (text: string | null) => text?.trim().toLowerCase() ?? null;
  const contact = {
    ...content.contact,
    email: lower(email),
    firstName: lower(firstName),
    lastName: lower(lastName),
  };
  return { ...content, contact };
}

/**
 * What a repeat is recognised by: an HMAC, from which nobody can try out whose lead it was.
 * @param lead with its telephone number as E.164 already
 * @param state a lead that is held back has a key of its own: whoever writes the same again and looks fine is taken
 */
export function leadKey(key: Uint8Array, lead: SameLead, state: Lead['state']): Buffer {
  const { dealership, form, topic, file, isTest } = lead;
  const fileHash = file === null ? null : createHash('sha256').update(file.bytes).digest('hex');
  const text = JSON.stringify([dealership, form, topic, normalised(lead), fileHash, isTest, state]);
  return createHmac('sha256', key).update(text).digest();
}
