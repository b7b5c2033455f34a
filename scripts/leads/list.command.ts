import { defineCommand } from '@rooftop/lake/command-line';
import { listLeads } from '@rooftop/leads/storage/list-leads';
import { z } from 'zod';
import { oneDealershipOrAll } from '../dealership-id.ts';
import { describeLeads } from './describe.ts';
import type { LeadsServices } from './leads-services.ts';

const FILTERS = ['waiting', 'dead', 'quarantined'] as const;

export const listLeadsCommand = defineCommand({
  name: 'leads list',
  summary: 'the latest leads and their status',
  positionals: ['dealership'],
  input: z
    .object({
      dealership: oneDealershipOrAll,
      waiting: z.boolean().default(false).describe('leads with deliveries on their way'),
      dead: z.boolean().default(false).describe('leads with deliveries that were given up'),
      quarantined: z.boolean().default(false).describe('leads held back because they look like spam'),
      limit: z.coerce.number().int().positive().default(20).describe('number of leads'),
    })
    .refine((input) => FILTERS.filter((filter) => input[filter]).length <= 1, {
      error: 'Use only one of --waiting, --dead, and --quarantined.',
    }),
  async run({ pool, say }: LeadsServices, { dealership = null, limit, ...filters }) {
    const filter = FILTERS.find((name) => filters[name]) ?? 'all';
    say(describeLeads(await listLeads(pool, { dealership, filter, limit })));
  },
});
