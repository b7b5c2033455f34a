import { defineCommand } from '@rooftop/lake/command-line';
import { CHANNELS } from '@rooftop/leads/destination';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { describeDelivery } from './describe.ts';
import type { LeadsServices } from './leads-services.ts';
import { sendTestLead } from './test-lead.ts';

export const testLeadsCommand = defineCommand({
  name: 'leads test',
  summary: 'sends a test lead to every recipient of leads about a car, and waits for the result',
  positionals: ['dealership'],
  input: z.object({
    dealership: dealershipName,
    channel: z
      .enum(CHANNELS)
      .optional()
      .describe(`uses only this one of ${CHANNELS.join(', ')}`),
  }),
  async run({ pool, key, findTested, say }: LeadsServices, { dealership, channel = null }) {
    const tested = await findTested(dealership);
    const result = await sendTestLead(pool, key, tested, { channel });
    say([`Lead ${result.number}`, ...result.deliveries.map(describeDelivery)].join('\n'));
    if (result.deliveries.some(({ state }) => state === 'waiting'))
      say('Not everything has arrived yet: is the worker running?');
    return result.deliveries.every(({ state }) => state === 'delivered');
  },
});
