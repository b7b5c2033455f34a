import { readEnvironment } from '@rooftop/environment/read-environment';
import { defineCommand } from '@rooftop/lake/command-line';
import { localDate } from '@rooftop/tenancy/calendar';
import { readVisitSums } from '@rooftop/visits/storage/visit-sums';
import { z } from 'zod';
import { dealershipName } from './dealership-id.ts';
import { runOnlyCommand } from './run-script.ts';
import { say } from './terminal.ts';
import { describeVisits } from './visits/describe.ts';
import { withPool } from './with-pool.ts';

const DAY_MS = 86_400_000;
/** About 25 months, after which sums are deleted. */
const MOST_DAYS = 760;

export const reportVisitsCommand = defineCommand({
  name: 'visits report',
  summary: 'what visitors who allow analytics did, and how fast pages were for them',
  input: z.object({
    dealership: dealershipName,
    days: z.coerce.number().int().min(1).max(MOST_DAYS).default(30).describe(`1 to ${MOST_DAYS}`),
  }),
  async run(_: void, { dealership, days }) {
    const { DATABASE_URL } = readEnvironment(['DATABASE_URL'], process.env);
    // Days of the dealership begin within a day of those of UTC.
    const after = localDate('UTC', new Date(Date.now() - days * DAY_MS));
    say(describeVisits(await withPool(DATABASE_URL, 1, (pool) => readVisitSums(pool, dealership, after))));
  },
});

if (import.meta.main) await runOnlyCommand(reportVisitsCommand);
