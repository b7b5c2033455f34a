/**
 * Submits the same form thousands of times, concurrently from the pools of several processes: one lead, one delivery.
 */
import { openPool } from '@rooftop/database/pool';
import { freshDatabase } from '../support/database.ts';
import { isThorough } from '../support/faults.ts';
import { acceptLead } from '@rooftop/leads/accept-lead';
import { exampleContent, exampleSubmission } from '../support/leads/submissions.ts';
import { expect, test } from 'vitest';

const SUBMITS = isThorough ? 10_000 : 600;
const POOLS = 3;
/** Concurrent submits per pool, more than it has connections. */
const AT_ONCE = 40;
const key = Buffer.alloc(32, 1);

test(`creates one lead from ${SUBMITS} submits of one form`, { timeout: 240_000 }, async () => {
  const database = await freshDatabase();
  const pools = Array.from({ length: POOLS }, () => openPool(database.url, { max: 8 }));
  const numbers = new Set<number>();
  let first = 0;
  let left = SUBMITS;
  try {
    const submitting = pools.flatMap((pool) =>
      Array.from({ length: AT_ONCE }, async (_, visitor) => {
        const { contact } = exampleContent();
        const email = visitor % 2 === 0 ? 'ada@visitor.example' : ' Ada@Visitor.EXAMPLE';
        const submission = exampleSubmission({ content: exampleContent({ contact: { ...contact, email } }) });
        while (left > 0) {
          left -= 1;
          const acceptance = await acceptLead(pool, key, submission);
          numbers.add(acceptance.number);
          if (!acceptance.isRepeat) first += 1;
        }
      }),
    );
    await Promise.all(submitting);
    const { rows } = await database.pool.query(
      `SELECT (SELECT count(*)::int FROM leads) AS leads, (SELECT count(*)::int FROM deliveries) AS deliveries,
         (SELECT count(*)::int FROM graphile_worker.jobs) AS jobs`,
    );
    expect({ numbers: numbers.size, first, ...rows[0] }).toEqual({
      numbers: 1,
      first: 1,
      leads: 1,
      deliveries: 1,
      jobs: 1,
    });
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
    await database.drop();
  }
});
