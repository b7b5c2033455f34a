import { defineCommand } from '@rooftop/lake/command-line';
import { releaseLead } from '@rooftop/leads/storage/release-lead';
import { clockFrom } from '@rooftop/platform/leads/response-clock';
import { z } from 'zod';
import { CommandError } from '../command-error.ts';
import { dealershipName } from '../dealership-id.ts';
import type { LeadsServices } from './leads-services.ts';
import { knownLead, leadName } from './named-lead.ts';

export const releaseLeadCommand = defineCommand({
  name: 'leads release',
  summary: 'sends a lead that was held back',
  positionals: ['dealership', 'lead'],
  input: z.object({ dealership: dealershipName, lead: leadName }),
  async run({ pool, readDelivery, say }: LeadsServices, named) {
    const lead = await knownLead(pool, named);
    const { dealership, form, circumstances, acceptedAt } = lead;
    const settings = await readDelivery(dealership);
    if (settings === null) throw new CommandError(`There is no dealership ${dealership}.`);
    const clock = clockFrom(settings, { form, storeKey: circumstances.storeKey, acceptedAt }, new Date());
    const isReleased = await releaseLead(pool, lead, { ...clock, by: null });
    say(
      isReleased
        ? `Lead ${named.lead} is on its way.`
        : `Lead ${named.lead} of ${named.dealership} is not held back.`,
    );
    return isReleased;
  },
});
