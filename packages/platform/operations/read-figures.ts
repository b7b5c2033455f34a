/** What an operator watches beside requests: leads, mail, jobs and imports. Names nobody. */
import type { Pool } from '@rooftop/database/pool';
import { SPECIAL } from '@rooftop/leads/inbox/filter-sql';
import { MAIL_FAILURES } from '@rooftop/leads/messages/mail-failure';
import { z } from 'zod';

/** Imports that one reading tells of: those that have waited longest for a good one. */
const MOST_SOURCES = 500;
/** Milliseconds that the database has for each query. */
const TIMEOUT_MS = 5_000;

const figuresShape = z.object({
  leadsWaiting: z.number(),
  leadsLate: z.number(),
  leadsHeld: z.number(),
  deliveriesWaiting: z.number(),
  deliveriesDead: z.number(),
  answersWaiting: z.number(),
  answersDead: z.number(),
  jobsDue: z.number(),
  jobsFailed: z.number(),
  /** How long the job that is due longest has waited. 0 if none is due. */
  oldestJobSeconds: z.number(),
  /** Failed attempts to send mail within the last hour. */
  mailUnreachable: z.number(),
  mailRejected: z.number(),
  mailOther: z.number(),
});

const importShape = z.object({
  /** Document id. */
  dealership: z.string(),
  source: z.string(),
  /** How the last finished run ended. */
  result: z.enum(['done', 'unchanged', 'refused', 'failed', 'interrupted']),
  /** Since the last run that read the whole feed. Null if there was none. */
  ageSeconds: z.number().nullable(),
});

export interface Figures extends z.infer<typeof figuresShape> {
  readonly imports: readonly z.infer<typeof importShape>[];
}

const ALL_FIGURES = `
  WITH failures (problem) AS (
    SELECT detail FROM delivery_attempts JOIN deliveries ON deliveries.id = delivery
    WHERE at > now() - interval '1 hour' AND outcome <> 'delivered' AND destination->>'channel' IN ('text-mail', 'adf-mail')
    UNION ALL
    SELECT problem FROM lead_messages
    WHERE state IN ('waiting', 'dead') AND problem IS NOT NULL AND at > now() - interval '3 days'
      AND coalesce(finished_at, now()) > now() - interval '1 hour')
  SELECT
    (SELECT count(*)::int FROM leads WHERE state = 'accepted' AND ${SPECIAL.open}) AS "leadsWaiting",
    (SELECT count(*)::int FROM leads WHERE state = 'accepted' AND ${SPECIAL.late}) AS "leadsLate",
    (SELECT count(*)::int FROM leads WHERE ${SPECIAL.held}) AS "leadsHeld",
    (SELECT count(*)::int FROM deliveries WHERE state = 'waiting') AS "deliveriesWaiting",
    (SELECT count(*)::int FROM deliveries WHERE state = 'dead') AS "deliveriesDead",
    (SELECT count(*)::int FROM lead_messages WHERE state = 'waiting') AS "answersWaiting",
    (SELECT count(*)::int FROM lead_messages WHERE state = 'dead') AS "answersDead",
    (SELECT count(*)::int FROM graphile_worker.jobs WHERE run_at <= now() AND attempts < max_attempts) AS "jobsDue",
    (SELECT count(*)::int FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL) AS "jobsFailed",
    (SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::float8 FROM graphile_worker.jobs
     WHERE run_at <= now() AND attempts < max_attempts) AS "oldestJobSeconds",
    (SELECT count(*)::int FROM failures WHERE starts_with(problem, $1)) AS "mailUnreachable",
    (SELECT count(*)::int FROM failures WHERE starts_with(problem, $2)) AS "mailRejected",
    (SELECT count(*)::int FROM failures WHERE NOT starts_with(problem, $1) AND NOT starts_with(problem, $2)) AS "mailOther"`;

const ALL_IMPORTS = `
  SELECT sources.dealership, name AS source, latest.state AS result,
    extract(epoch FROM now() - (SELECT max(finished_at) FROM inventory_imports
      WHERE dealership = sources.dealership AND source = name AND state IN ('done', 'unchanged')))::float8 AS "ageSeconds"
  FROM inventory_sources AS sources, LATERAL (
    SELECT state FROM inventory_imports WHERE dealership = sources.dealership AND source = name AND state <> 'running'
    ORDER BY started_at DESC LIMIT 1) AS latest
  ORDER BY "ageSeconds" DESC NULLS FIRST LIMIT ${MOST_SOURCES}`;

/** @throws Error if the database does not answer in time */
export async function readFigures(pool: Pool): Promise<Figures> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN READ ONLY');
    await client.query(`SET LOCAL statement_timeout = ${TIMEOUT_MS}`);
    const figures = await client.query(ALL_FIGURES, [MAIL_FAILURES.unreachable, MAIL_FAILURES.rejected]);
    const imports = await client.query(ALL_IMPORTS);
    return {
      ...figuresShape.parse(figures.rows[0]),
      imports: z.array(importShape).parse(imports.rows),
    };
  } finally {
    await client.query('ROLLBACK').catch(() => {});
    client.release();
  }
}
