/** Figures about a dealership's leads over some days. Test leads, held leads and privacy requests don't count. */
import type { Pool } from '@rooftop/database/pool';
import { addDays, daysBetween, type LocalDate, startOfDay } from '@rooftop/tenancy/calendar';
import { type Channel, shownDestination } from '../destination.ts';
import type { Report } from './report-api.ts';

export interface ReportPeriod {
  /** Days in the time zone, both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** IANA name. */
  readonly timeZone: string;
}

const COUNTED = `dealership = $1 AND accepted_at >= $2 AND accepted_at < $3 AND state = 'accepted' AND NOT is_test
  AND form <> 'PRIVACY_REQUEST'`;

interface Counted {
  readonly name: string;
  readonly leads: number;
}

/** Computes the figures. */
export async function reportLeads(
  pool: Pool,
  dealership: string,
  { from, to, timeZone }: ReportPeriod,
): Promise<Report> {
  const span = [dealership, startOfDay(from, timeZone), startOfDay(addDays(to, 1), timeZone)];
  const countBy = async (name: string): Promise<Counted[]> => {
    const isLocal = name.includes('$4');
    const { rows } = await pool.query<Counted>(
      `SELECT ${name} AS name, count(*)::int AS leads FROM leads WHERE ${COUNTED} GROUP BY 1 ORDER BY 2 DESC, 1`,
      isLocal ? [...span, timeZone] : span,
    );
    return rows;
  };
  const [byDay, byHour, byForm, bySource, byStore, byStatus] = await Promise.all([
    countBy(`to_char(accepted_at AT TIME ZONE $4, 'YYYY-MM-DD')`),
    countBy(`extract(hour FROM accepted_at AT TIME ZONE $4)::text`),
    countBy('form'),
    countBy('source'),
    countBy(`coalesce(store_key, '')`),
    countBy('status'),
  ]);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
  const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
  return {
    leads: byForm.reduce((sum, { leads }) => sum + leads, 0),
    byDay: withZeros(days, byDay),
    byHour: withZeros(hours, byHour),
    byForm,
    bySource,
    byStore,
    byStatus,
    response: await responseOf(pool, span),
    byPerson: await byPerson(pool, span),
    failedDeliveries: await failedDeliveries(pool, span),
  };
}

const withZeros = (names: readonly string[], counted: readonly Counted[]): Counted[] => {
  const known = new Map(counted.map(({ name, leads }) => [name, leads]));
  return names.map((name) => ({ name, leads: known.get(name) ?? 0 }));
};

async function responseOf(pool: Pool, span: unknown[]): Promise<Report['response']> {
  const { rows } = await pool.query<Report['response']>(
    `SELECT count(answer_minutes)::int AS answered,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY answer_minutes) AS "medianMinutes",
       max(answer_minutes) AS "worstMinutes",
       count(*) FILTER (WHERE coalesce(answered_at, now()) > late_at)::int AS late
     FROM leads WHERE ${COUNTED}`,
    span,
  );
  return rows[0] ?? { answered: 0, medianMinutes: null, worstMinutes: null, late: 0 };
}

async function byPerson(pool: Pool, span: unknown[]): Promise<Report['byPerson']> {
  const { rows } = await pool.query<Report['byPerson'][number]>(
    `SELECT max(answered_by_name) AS name, count(*)::int AS answered,
       percentile_cont(0.5) WITHIN GROUP (ORDER BY answer_minutes) AS "medianMinutes", max(answer_minutes) AS "worstMinutes"
     FROM leads WHERE ${COUNTED} AND answer_minutes IS NOT NULL AND answered_by IS NOT NULL
     GROUP BY answered_by ORDER BY 2 DESC, 1`,
    span,
  );
  return rows;
}

/** Counts deliveries that are dead by where they should have gone. */
async function failedDeliveries(pool: Pool, span: unknown[]): Promise<Report['failedDeliveries']> {
  const { rows } = await pool.query<{ channel: Channel | null; to: string; dead: number }>(
    `SELECT destination->>'channel' AS channel, coalesce(destination->>'to', '') AS to, count(*)::int AS dead
     FROM deliveries WHERE state = 'dead' AND lead IN (SELECT id FROM leads WHERE ${COUNTED})
     GROUP BY 1, 2 ORDER BY 3 DESC, 2, 1`,
    span,
  );
  return rows.map(({ channel, to, dead }) => ({
    destination: channel === null ? null : shownDestination({ channel, to }),
    dead,
  }));
}
