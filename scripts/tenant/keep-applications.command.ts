import { defineCommand } from '@rooftop/lake/command-line';
import { LONGEST_TERM } from '@rooftop/vault/applications/application-term';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { noApplicationYet, type TenantServices } from './tenant-services.ts';

export const keepApplicationsCommand = defineCommand({
  name: 'tenant keep-applications',
  summary: `sets for how many months its credit applications are kept; ${LONGEST_TERM} until it is set`,
  positionals: ['dealership', 'months'],
  input: z.object({
    dealership: dealershipName,
    months: z.coerce.number().int().min(1).max(LONGEST_TERM).describe(`1 to ${LONGEST_TERM}`),
  }),
  async run({ applications, say }: TenantServices, { dealership, months }) {
    if (!(await applications.setTerm(dealership, months))) throw noApplicationYet(dealership);
    say(`${dealership} keeps its credit applications for ${months} months.`);
  },
});
