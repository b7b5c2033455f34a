import { addJob } from '@rooftop/database/add-job';
import { defineJob } from '@rooftop/database/define-job';
import type { Pool } from '@rooftop/database/pool';
import { dueSources } from '@rooftop/inventory/storage/sources';
import { importInventoryJob } from './import-inventory.job.ts';

/** Adds a job for every feed that is due by its own schedule and does not have one yet. */
export const scheduleImportsJob = defineJob({
  name: 'schedule_imports',
  schedule: '* * * * *',
  async run({ pool }: { readonly pool: Pool }) {
    for (const { dealership, name } of await dueSources(pool)) {
      const queue = `inventory:${dealership}`;
      const options = { queue, key: `${queue}:${name}`, keyMode: 'preserve_run_at' } as const;
      await addJob(pool, importInventoryJob, { dealership, name }, options);
    }
  },
});
