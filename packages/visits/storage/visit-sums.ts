/** Daily sums of facts per dealership. A row says how often something happened on a day, and nothing about visitors. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import type { Pool } from '@rooftop/database/pool';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { z } from 'zod';
import type { FactCount } from '../collector/fact-count.ts';

/** Milliseconds between two writes. */
const WRITE_EVERY_MS = 10_000;

/** A dealership's day. */
export interface DealershipDay {
  /** Document ID. */
  readonly dealership: string;
  /** Date in the dealership's time zone. */
  readonly day: LocalDate;
}

type Sum = DealershipDay & FactCount;

export interface VisitSums {
  /**
   * Adds counts. They are written within seconds. Those above the dealership's share of what waits are dropped, which
   * only a flood or a long outage reaches.
   */
  add(of: DealershipDay, counts: readonly FactCount[]): void;
  /** Writes what is waiting. If the database is unavailable, it goes on waiting. */
  write(): Promise<void>;
  /** Writes for the last time. */
  close(): Promise<void>;
}

/** One statement for all sums, in the same order in every process, so that two of them never wait for each other. */
async function writeSums(pool: Pool, sums: readonly Sum[]): Promise<void> {
  await pool.query(
    `INSERT INTO visit_sums AS stored (dealership, day, kind, name, bucket, count)
     SELECT * FROM unnest($1::text[], $2::date[], $3::text[], $4::text[], $5::integer[], $6::bigint[])
     ORDER BY 1, 2, 3, 4, 5
     ON CONFLICT (dealership, day, kind, name, bucket) DO UPDATE SET count = stored.count + excluded.count`,
    [
      sums.map(({ dealership }) => dealership),
      sums.map(({ day }) => day),
      sums.map(({ kind }) => kind),
      sums.map(({ name }) => name),
      sums.map(({ bucket }) => bucket),
      sums.map(({ count }) => count),
    ],
  );
}

/**
 * Opens the sums of a web process, which writes them in batches.
 * @param onFailure called if they could not be written; they are written later
 */
export function createVisitSums(pool: Pool, onFailure: (error: unknown) => void): VisitSums {
  let waiting = new Map<string, Sum>();
  let shares = createShares(BUDGETS.waitingVisitSums);

  function put(sum: Sum): void {
    const key = [sum.dealership, sum.day, sum.kind, sum.name, sum.bucket].join(' ');
    const before = waiting.get(key);
    if (before === undefined && shares.take({ tenant: sum.dealership }) !== undefined) return;
    waiting.set(key, { ...sum, count: sum.count + (before?.count ?? 0) });
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const taken = [...waiting.values()];
    waiting = new Map();
    shares = createShares(BUDGETS.waitingVisitSums);
    try {
      await writeSums(pool, taken);
    } catch (error) {
      for (const sum of taken) put(sum);
      onFailure(error);
    }
  }

  const timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();
  return {
    add(of, counts) {
      for (const count of counts) put({ ...of, ...count });
    },
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}

const sumsShape = z.array(
  z.object({
    day: z.iso.date(),
    kind: z.string(),
    name: z.string(),
    bucket: z.number(),
    count: z.coerce.number(),
  }),
);
export type VisitSum = z.infer<typeof sumsShape>[number];

/**
 * A dealership's sums, by day.
 * @param after the day before the first one
 */
export async function readVisitSums(
  pool: Pool,
  dealership: string,
  after: LocalDate,
): Promise<readonly VisitSum[]> {
  const { rows } = await pool.query(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, kind, name, bucket, count
     FROM visit_sums WHERE dealership = $1 AND day > $2 ORDER BY day, kind, name, bucket`,
    [dealership, after],
  );
  return sumsShape.parse(rows);
}
