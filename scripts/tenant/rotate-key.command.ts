import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { noApplicationYet, type TenantServices } from './tenant-services.ts';

export const rotateKeyCommand = defineCommand({
  name: 'tenant rotate-key',
  summary: 'gives the dealership a new key for its credit applications; none of them has to be entered again',
  positionals: ['dealership'],
  input: z.object({ dealership: dealershipName }),
  async run({ applications, say }: TenantServices, { dealership }) {
    const count = await applications.rotateKey(dealership);
    if (count === null) throw noApplicationYet(dealership);
    say(`${dealership} has a new key, with which the keys of ${count} applications and drafts are sealed.`);
  },
});
