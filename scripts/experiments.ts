import { readEnvironment } from '@rooftop/environment/read-environment';
import { defineCommand } from '@rooftop/lake/command-line';
import { listArmCounts } from '@rooftop/platform/experiments/arm-counts';
import { z } from 'zod';
import { dealershipName } from './dealership-id.ts';
import { describeExperiments } from './experiments/describe.ts';
import { runOnlyCommand } from './run-script.ts';
import { say } from './terminal.ts';
import { withPool } from './with-pool.ts';

export const experimentsCommand = defineCommand({
  name: 'experiments',
  summary: "what a dealership's experiments have found",
  positionals: ['dealership'],
  input: z.object({ dealership: dealershipName }),
  async run(_: void, { dealership }) {
    const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
    const counts = await withPool(DATABASE_URL, 1, (pool) => listArmCounts(pool, dealership));
    say(describeExperiments(counts));
  },
});

if (import.meta.main) await runOnlyCommand(experimentsCommand);
