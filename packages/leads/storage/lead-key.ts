import { createHash, createHmac } from 'node:crypto';
import type { Lead } from '../lead.ts';
import type { Submission } from '../submission.ts';

/** The fields that identify a repeat. */
type SameLead = Pick<
  Submission,
  'dealership' | 'form' | 'topic' | 'content' | 'files' | 'enclosure' | 'isTest'
>;

/** Normalizes spelling, so that the same person with the same words gets the same key. */
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
 * Computes the key that identifies a repeat. It is an HMAC, so nobody can find out by trial whose lead it was.
 * @param lead with its phone number already in E.164
 * @param state held leads have a separate key, so that the same lead is accepted if it looks fine the next time
 */
export function leadKey(key: Uint8Array, lead: SameLead, state: Lead['state']): Buffer {
  const { dealership, form, topic, files, enclosure, isTest } = lead;
  const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const text = JSON.stringify([
    dealership,
    form,
    topic,
    normalised(lead),
    hashes,
    isTest,
    state,
    enclosure?.id,
  ]);
  return createHmac('sha256', key).update(text).digest();
}
