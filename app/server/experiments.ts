/** Assigns visitors to the arms of experiments, and counts who saw and did what. */
import { setTimeout } from 'node:timers/promises';
import type { Content } from '@rooftop/content/content';
import type { Pool } from '@rooftop/database/pool';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { type Assignment, assign, CONTROL, printAssignments } from '@rooftop/visits/experiments';
import { z } from 'zod';
import type { ArmsCookie } from '../visitor/arms-cookie.server.ts';
import { readVisitor } from '../visitor/read-visitor.ts';
import { asksForPage } from './guard/asks-for-page.ts';
import type { WebMiddleware } from './visit.ts';

/**
 * Milliseconds to wait for the experiments. After that the visitor sees the control: requests must not pile up here, before
 * the limit of pages that are rendered at once.
 */
const PATIENCE_MS = 50;

/**
 * Middleware that gives visitors their arms before their page is made, so that nothing changes while they look at it.
 * Only with consent to analytics: everyone else sees the control and gets no cookie. An arm that isn't signed is drawn
 * anew.
 */
export function createArmAssignment(
  content: Pick<Content, 'forDealership'>,
  armsCookie: ArmsCookie,
): WebMiddleware {
  return async function assignArms({ env: { incoming, outgoing }, get }, next) {
    const visit = get('visit');
    const { cookie, 'sec-gpc': gpc } = incoming.headers;
    if (!asksForPage(incoming)) return next();
    if (!readVisitor({ cookie, gpc }, visit.dealership).consent.includes('analytics')) return next();
    const { id, languages } = visit.dealership;
    const own = content.forDealership(id, { language: languages[0] ?? 'en' });
    // From memory, except when the process has just started or an experiment was changed.
    const running = await Promise.race([own.experiments().catch(() => []), setTimeout(PATIENCE_MS, [])]);
    if (running.length === 0) return next();
    const sent = armsCookie.read(id, cookie);
    const assigned = assign(running, sent, Math.random);
    if (printAssignments(assigned) !== printAssignments(sent))
      outgoing.appendHeader('Set-Cookie', armsCookie.print(id, assigned));
    visit.arms = Object.fromEntries(
      assigned.filter(({ arm }) => arm !== CONTROL).map(({ experiment, arm }) => [experiment, arm]),
    );
    return next();
  };
}

/** A visitor saw arms for the first time, or sent their first request after that. */
export interface ArmEvent {
  /** Document ID. */
  readonly dealership: string;
  readonly arms: readonly Pick<Assignment, 'experiment' | 'arm'>[];
  readonly kind: 'shown' | 'sent';
  /** Date in the dealership's time zone. */
  readonly day: LocalDate;
}

export interface ArmCounts {
  /** Counts all arms of an event or, if it fails, none. @throws Error if the database is unavailable */
  add(event: ArmEvent): Promise<void>;
}

export const createArmCounts = (pool: Pool): ArmCounts => ({
  async add({ dealership, arms, kind, day }) {
    await pool.query(
      `INSERT INTO experiment_counts AS counted (dealership, experiment, arm, day, shown, sent)
       SELECT $1, experiment, arm, $4, $5, $6 FROM unnest($2::text[], $3::text[]) AS told (experiment, arm)
       ON CONFLICT (dealership, experiment, arm, day) DO UPDATE SET
         shown = counted.shown + excluded.shown, sent = counted.sent + excluded.sent`,
      [
        dealership,
        arms.map(({ experiment }) => experiment),
        arms.map(({ arm }) => arm),
        day,
        Number(kind === 'shown'),
        Number(kind === 'sent'),
      ],
    );
  },
});

const countsShape = z.array(
  z.object({
    experiment: z.string(),
    arm: z.string(),
    shown: z.number(),
    sent: z.number(),
    since: z.iso.date(),
  }),
);

/** Counts of a dealership's experiments, the control of each first. `since` is the first day. */
export async function listArmCounts(pool: Pool, dealership: string) {
  const { rows } = await pool.query(
    `SELECT experiment, arm, sum(shown)::integer AS shown, sum(sent)::integer AS sent,
       to_char(min(day), 'YYYY-MM-DD') AS since
     FROM experiment_counts WHERE dealership = $1
     GROUP BY experiment, arm ORDER BY experiment, arm <> 'control', arm`,
    [dealership],
  );
  return countsShape.parse(rows);
}
