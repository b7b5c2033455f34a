import { defineCommand } from '@rooftop/lake/command-line';
import { listConfirmations } from '@rooftop/leads/confirmations/stored-confirmations';
import { listDeliveries } from '@rooftop/leads/storage/list-leads';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { describeLead } from './describe.ts';
import type { LeadsServices } from './leads-services.ts';
import { knownLead, leadName } from './named-lead.ts';

export const showLeadCommand = defineCommand({
  name: 'leads show',
  summary: 'one lead: its content, destinations, and every delivery attempt',
  positionals: ['dealership', 'lead'],
  input: z.object({ dealership: dealershipName, lead: leadName }),
  async run({ pool, say }: LeadsServices, named) {
    const lead = await knownLead(pool, named);
    const [records, confirmations] = await Promise.all([
      listDeliveries(pool, lead.id),
      listConfirmations(pool, lead.id),
    ]);
    say(describeLead(lead, records, confirmations));
  },
});
