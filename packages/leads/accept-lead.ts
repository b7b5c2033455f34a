/** The single entry point for leads. Once it returns "accepted", the lead is on disk and will be delivered. */
import { randomUUIDv7 } from 'node:crypto';
import { inTransaction, type Pool, type PoolClient } from '@rooftop/database/pool';
import { addConversion } from './delivery/add-conversion.ts';
import { addPushes } from './push/add-pushes.ts';
import { addDeliveries } from './delivery/add-deliveries.ts';
import { addConfirmation } from './confirmations/add-confirmation.ts';
import { addHistory, announce } from './inbox/lead-history.ts';
import { kinds } from './kinds/kinds.ts';
import { leadContentShape } from './lead.ts';
import { usNumber } from './phone/us-number.ts';
import { withE164 } from './phone-number.ts';
import { claimKey, findLeadByKey } from './storage/claim-key.ts';
import { findSameContact } from './storage/find-same-contact.ts';
import { insertLead } from './storage/insert-lead.ts';
import { leadKey } from './storage/lead-key.ts';
import type { Acceptance, Submission } from './submission.ts';

/**
 * Stores a lead, its proof of consent, files, enclosure, deliveries, confirmation, and their jobs in one transaction. If
 * the same lead arrives again within ten minutes, even concurrently, it is stored once and every request gets the same
 * result. So does a visitor who sends a form again that is taken once per contact.
 * @param key for 'lead-keys'
 * @param also runs in the same transaction once the lead is stored, also for a repeat; if it throws, nothing is accepted
 * @throws Error if the database does not respond; then nothing was accepted
 */
export async function acceptLead(
  pool: Pool,
  key: Uint8Array,
  submission: Submission,
  also: (client: PoolClient, lead: string) => Promise<void> = async () => {},
): Promise<Acceptance> {
  const { enclosure } = submission;
  const id = randomUUIDv7();
  const content = withE164(leadContentShape.parse(submission.content));
  const lead = { ...submission, content, id };
  const channels = lead.destinations.map(({ channel }) => channel);
  return inTransaction(pool, async (client) => {
    const earlier =
      (kinds[lead.form].isOncePerContact && (await findSameContact(client, lead))) ||
      (await findEarlier(client, key, lead));
    if (earlier !== null) {
      await also(client, earlier.id);
      return { ...earlier, isRepeat: true, channels };
    }
    const stored = enclosure === undefined ? content : { ...content, staffUrl: enclosure.staffUrl(id) };
    const names = await insertLead(client, { ...lead, content: stored });
    await enclosure?.store(client, id);
    if (lead.owner !== null) await addHistory(client, lead, { kind: 'owner', detail: lead.owner.name }, null);
    if (lead.suspicion === null) {
      await addDeliveries(client, { ...lead, waitsForCode: waitsForCode(lead) });
      await addPushes(client, {
        id,
        dealership: lead.dealership,
        storeKey: lead.circumstances.storeKey,
        isOpen: lead.isOpen,
        owner: lead.owner?.id ?? null,
      });
      if (lead.conversion !== null) await addConversion(client, { ...lead.conversion, eventId: lead.id });
    }
    if (lead.confirmation !== null) await addConfirmation(client, lead, lead.confirmation);
    if (lead.named !== undefined)
      await addConfirmation(client, lead, lead.named.confirmation, lead.named.email);
    await announce(client, lead, { isNew: lead.suspicion === null });
    await also(client, lead.id);
    return { id: lead.id, ...names, isRepeat: false, channels };
  });
}

/** Whether a lead's ADF waits for a code that its sender may still enter: its number can get one. */
const waitsForCode = ({ form, isPhoneVerified, content }: Submission): boolean =>
  kinds[form].asksForCode === true &&
  isPhoneVerified !== true &&
  usNumber(content.contact.phone ?? '') !== null;

/**
 * Finds the lead that this one repeats. Returns null if there is none, after claiming the key for this lead. A lead
 * that was accepted before is not held when it comes again.
 */
async function findEarlier(client: PoolClient, key: Uint8Array, lead: Submission & { readonly id: string }) {
  const accepted = leadKey(key, lead, 'accepted');
  if (lead.suspicion === null) return claimKey(client, accepted, lead.id);
  const earlier = await findLeadByKey(client, accepted);
  return earlier ?? claimKey(client, leadKey(key, lead, 'quarantined'), lead.id);
}
