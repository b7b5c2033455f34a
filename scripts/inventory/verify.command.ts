import { listLogs, verifyAdvertised } from '@rooftop/inventory/storage/verify-advertised';
import { defineCommand } from '@rooftop/lake/command-line';
import { z } from 'zod';
import { oneDealershipOrAll } from '../dealership-id.ts';
import { describeLog } from './describe-log.ts';
import type { InventoryServices } from './inventory-services.ts';

/** A log that was written anew has another last hash, so operators keep that elsewhere. */
export const verifyLogsCommand = defineCommand({
  name: 'inventory verify',
  summary: 'computes the log of what was advertised again; fails if an entry was changed or is missing',
  positionals: ['dealership'],
  input: z.object({ dealership: oneDealershipOrAll }),
  async run({ pool, say }: InventoryServices, { dealership }) {
    let isUnbroken = true;
    for (const name of dealership === undefined ? await listLogs(pool) : [dealership]) {
      const checked = await verifyAdvertised(pool, name);
      say(describeLog(checked));
      isUnbroken &&= checked.fault === null;
    }
    return isUnbroken;
  },
});
