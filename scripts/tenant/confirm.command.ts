import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { hostName } from './host-name.ts';
import type { TenantServices } from './tenant-services.ts';

export const confirmHostCommand = defineCommand({
  name: 'tenant confirm',
  summary: 'makes the dealership the holder of a hostname that its document lists, without a DNS record',
  positionals: ['dealership', 'hostname'],
  input: z.object({ dealership: dealershipName, hostname: hostName.describe('such as www.example.com') }),
  async run({ hosts, say }: TenantServices, { dealership, hostname }) {
    await hosts.confirm(dealership, hostname);
    say(`${hostname} is confirmed for ${dealership}.`);
  },
});
