import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { dealershipName } from '../dealership-id.ts';
import { formatTable } from '../print-table.ts';
import type { TenantServices } from './tenant-services.ts';

/** Day in UTC. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const listSecretsCommand = defineCommand({
  name: 'tenant secrets',
  summary:
    'when secrets were set, and when the key of credit applications was made; nothing shows their values',
  positionals: ['dealership'],
  input: z.object({ dealership: dealershipName }),
  async run({ secrets, applications, say }: TenantServices, { dealership }) {
    const stored = await secrets.list(dealership);
    const keyMadeAt = await applications.keyMadeAt(dealership);
    const rows = stored.map(({ name, setAt }) => [name, `set ${dayOf(setAt)}`]);
    if (keyMadeAt !== null) rows.push(['key of its credit applications', `made ${dayOf(keyMadeAt)}`]);
    say(rows.length === 0 ? `${dealership} has no secrets.` : formatTable(rows));
  },
});
