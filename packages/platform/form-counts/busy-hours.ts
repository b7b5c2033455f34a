/** Detects whether a dealership gets more forms than usual. Then unknown visitors have to solve a challenge. */
import type { Pool } from '@rooftop/database/pool';
import { z } from 'zod';

/** Up to this multiple of its usual busiest hour counts as a good day. */
const GOOD_DAY = 2;
/**
 * A quarter of the hourly limit within ten minutes is a burst; at quiet dealerships, a third of the minimum limit.
 */
const BURST_SHARE = 1 / 4;
const QUIET_BURST_SHARE = 1 / 3;
/** Milliseconds until the usual hour is computed again. */
const KEPT_FOR = 10 * 60_000;

const recentShape = z.tuple([z.object({ burst: z.number(), hour: z.number() })]);
const usualShape = z.tuple([z.object({ usual: z.number() })]);

/**
 * Counts a form that looks like a person's by itself.
 * @returns number of forms at the dealership within the last ten minutes and the last hour, including this one
 */
async function countForm(pool: Pool, dealership: string, now: number) {
  const { rows } = await pool.query(
    `WITH counted AS (
       INSERT INTO form_minutes (dealership, minute, forms)
       VALUES ($1, date_trunc('minute', $2::timestamptz), 1)
       ON CONFLICT (dealership, minute) DO UPDATE SET forms = form_minutes.forms + 1
       RETURNING minute, forms),
     recent AS (
       SELECT minute, forms FROM form_minutes
       WHERE dealership = $1 AND minute > $2::timestamptz - interval '1 hour' AND minute <= $2::timestamptz
         AND minute NOT IN (SELECT minute FROM counted)
       UNION ALL SELECT minute, forms FROM counted)
     SELECT coalesce(sum(forms) FILTER (WHERE minute > $2::timestamptz - interval '10 minutes'), 0)::float8 AS burst,
       coalesce(sum(forms), 0)::float8 AS hour
     FROM recent`,
    [dealership, new Date(now)],
  );
  return recentShape.parse(rows)[0];
}

/**
 * Returns the number of leads in a dealership's usual busiest hour: the median over the busiest hours of the last
 * four weeks, excluding today. An attack counts as usual only if it lasts for half of those days.
 */
async function usualHour(pool: Pool, dealership: string, now: number): Promise<number> {
  const { rows } = await pool.query(
    `WITH hours AS (
       SELECT floor(extract(epoch FROM $2::timestamptz - accepted_at) / 3600)::integer AS hours_ago, count(*) AS leads
       FROM leads
       WHERE dealership = $1 AND state = 'accepted' AND NOT is_test
         AND accepted_at > $2::timestamptz - interval '28 days' AND accepted_at <= $2::timestamptz - interval '1 day'
       GROUP BY 1),
     days AS (SELECT hours_ago / 24 AS day, max(leads) AS leads FROM hours GROUP BY 1)
     SELECT (percentile_disc(0.5) WITHIN GROUP (ORDER BY coalesce(leads, 0)))::float8 AS usual
     FROM generate_series(1, 27) AS day LEFT JOIN days USING (day)`,
    [dealership, new Date(now)],
  );
  return usualShape.parse(rows)[0].usual;
}

interface BusyHours {
  /**
   * Counts a form and returns whether there are more than usual.
   * @param now milliseconds since 1970
   * @throws Error if the database does not respond
   */
  count(dealership: string, now: number): Promise<boolean>;
}

/** @param floor forms per hour that are always allowed, however quiet a dealership usually is */
export function createBusyHours(pool: Pool, floor: number): BusyHours {
  const known = new Map<string, { readonly limit: number; readonly until: number }>();

  async function limitOf(dealership: string, now: number): Promise<number> {
    const kept = known.get(dealership);
    if (kept !== undefined && kept.until > now) return kept.limit;
    const limit = Math.max(floor, GOOD_DAY * (await usualHour(pool, dealership, now)));
    known.set(dealership, { limit, until: now + KEPT_FOR });
    return limit;
  }

  return {
    async count(dealership, now) {
      const [{ burst, hour }, limit] = await Promise.all([
        countForm(pool, dealership, now),
        limitOf(dealership, now),
      ]);
      return hour > limit || burst > Math.max(limit * BURST_SHARE, floor * QUIET_BURST_SHARE);
    },
  };
}
