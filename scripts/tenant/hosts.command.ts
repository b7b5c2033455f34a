import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { hostName } from './host-name.ts';
import type { TenantServices } from './tenant-services.ts';

export const listHostsCommand = defineCommand({
  name: 'tenant hosts',
  summary: 'lists the hostnames that the dealership holds, or prints the DNS record that confirms one',
  positionals: ['dealership', 'hostname'],
  input: z.object({
    dealership: dealershipName,
    hostname: hostName.optional().describe('prints the record for this one'),
  }),
  async run({ hosts, say }: TenantServices, { dealership, hostname }) {
    if (hostname !== undefined) {
      const { name, value } = hosts.record(dealership, hostname);
      return say(`${name}  TXT  "${value}"`);
    }
    const held = await hosts.held(dealership);
    say(held.length === 0 ? `${dealership} holds no hostname.` : held.join('\n'));
  },
});
