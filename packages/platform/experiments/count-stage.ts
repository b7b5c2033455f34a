import type { DealershipContent } from '@rooftop/content/content';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { localDate } from '@rooftop/tenancy/calendar';
import type { ArmCounts } from './arm-counts.ts';
import { type Assignment, hasArm, type Stage } from './experiments.ts';

/** The stage before each counted one. */
const STAGE_BEFORE = { shown: 'assigned', sent: 'shown' } as const satisfies Partial<Record<Stage, Stage>>;

export interface StageCounting {
  readonly counts: ArmCounts;
  readonly dealership: Pick<Dealership, 'id' | 'timeZone'>;
  readonly content: Pick<DealershipContent, 'experiments'>;
}

/**
 * Counts a visitor in the experiments in which a stage is their next one. A visitor is counted once at most in each
 * stage, and only in arms that exist.
 * @param assignments the visitor's
 * @param isMeant whether the visitor reached the stage in the experiment with this key
 * @returns the assignments with the new stages, or null if nothing was counted
 * @throws Error if the experiments or the database are unavailable
 */
export async function countStage(
  { counts, dealership, content }: StageCounting,
  assignments: readonly Assignment[],
  stage: keyof typeof STAGE_BEFORE,
  isMeant: (experiment: string) => boolean,
): Promise<readonly Assignment[] | null> {
  const ready = assignments.filter((one) => one.stage === STAGE_BEFORE[stage] && isMeant(one.experiment));
  if (ready.length === 0) return null;
  const running = await content.experiments();
  const counted = ready.filter(({ experiment, arm }) =>
    running.some((one) => one.key === experiment && hasArm(one, arm)),
  );
  if (counted.length === 0) return null;
  const day = localDate(dealership.timeZone, new Date());
  await counts.add({ dealership: dealership.id, arms: counted, kind: stage, day });
  return assignments.map((one) => (counted.includes(one) ? { ...one, stage } : one));
}
