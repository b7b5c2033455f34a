/** Counts of who saw which arm of an experiment, and of what they did then. */
import type { Pool } from '@rooftop/database/pool';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { z } from 'zod';
import type { Assignment } from './experiments.ts';

/** A visitor saw arms for the first time, or sent their first request after that. */
interface ArmEvent {
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
