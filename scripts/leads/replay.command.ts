import { defineCommand } from '@rooftop/lake/command-line';
import { listDealershipsWithWaitingLeads } from '@rooftop/leads/delivery/plan-deliveries';
import { replay, sendCopyTo } from '@rooftop/leads/delivery/replay';
import type { Lead } from '@rooftop/leads/lead';
import { mailAddress } from '@rooftop/leads/mail/mail-address';
import { listDeliveries } from '@rooftop/leads/storage/list-leads';
import { planWaiting } from '@rooftop/platform/leads/plan-waiting';
import { z } from 'zod';
import { oneDealershipOrAll } from '../dealership-id.ts';
import type { LeadsServices } from './leads-services.ts';
import { word } from '../word.ts';
import { acceptedLead, leadName } from './named-lead.ts';

const deliveries = (count: number) => `${count} ${count === 1 ? 'delivery' : 'deliveries'}`;

export const replayLeadsCommand = defineCommand({
  name: 'leads replay',
  summary: 'sends the failed deliveries of a lead again, now, or all that were given up',
  positionals: ['dealership', 'lead'],
  input: z
    .object({
      dealership: oneDealershipOrAll,
      lead: leadName.optional().describe('its number or code; none with --dead'),
      again: z.boolean().default(false).describe('also sends the successful deliveries again'),
      to: word(mailAddress, 'that is not an email address.')
        .optional()
        .describe('sends it as text mail to this address instead'),
      dead: z.boolean().default(false).describe('sends all deliveries that were given up'),
    })
    .refine(
      ({ dealership, lead, dead }) =>
        dead ? lead === undefined : dealership !== undefined && lead !== undefined,
      {
        error: 'Give <dealership> and <lead>, or --dead with a dealership or none.',
      },
    ),
  async run(services: LeadsServices, { dealership, lead: name, again, to }) {
    if (dealership === undefined || name === undefined) {
      await replayDead(services, dealership ?? null);
      return true;
    }
    const lead = await acceptedLead(services.pool, { dealership, lead: name });
    if (to === undefined) return replayOne(services, lead, again);
    await sendCopyTo(services.pool, lead, to, null);
    services.say(`Lead ${name} goes to ${to}.`);
    return true;
  },
});

/**
 * Plans deliveries anew for a lead that had no destination; for any other lead, sends the failed deliveries again.
 * Returns false if there is nothing to send.
 */
async function replayOne(
  services: LeadsServices,
  { id, number, dealership }: Lead,
  again: boolean,
): Promise<boolean> {
  const { pool, say } = services;
  const records = await listDeliveries(pool, id);
  if (records.some(({ destination }) => destination === null)) {
    const isPlanned = (await planWaiting(services, dealership, id)) > 0;
    say(
      isPlanned
        ? `Lead ${number} is sent to the current recipients of ${dealership}.`
        : `This lead has no recipient. Add one in the Studio, in the settings of ${dealership}.`,
    );
    return isPlanned;
  }
  const count = await replay(pool, { lead: id, again, by: null });
  say(count > 0 ? `${deliveries(count)} once more.` : 'Everything has arrived.');
  return count > 0;
}

/** Does the same for every dead delivery of one dealership or of all. */
async function replayDead(services: LeadsServices, dealership: string | null): Promise<void> {
  const { pool, say } = services;
  const waiting = await listDealershipsWithWaitingLeads(pool);
  for (const one of waiting.filter((id) => dealership === null || id === dealership)) {
    const planned = await planWaiting(services, one);
    if (planned > 0)
      say(`${planned} ${planned === 1 ? 'lead is' : 'leads are'} sent to the current recipients of ${one}.`);
  }
  say(`${deliveries(await replay(pool, { dead: true, dealership }))} once more.`);
}
