/** Experiments: who sees which arm, and whether arms differ. Pure functions. */

/** The arm of everyone who takes part in no experiment, and of a share of those who do. */
export const CONTROL = 'control';

/** An experiment that runs. */
export interface Experiment {
  readonly key: string;
  /** Percent of visitors who see each variant. All others see the control. */
  readonly variants: readonly { readonly key: string; readonly share: number }[];
}

/** How far a visitor has come in an experiment: it was assigned, shown to them, and then they sent a request. */
export const STAGES = ['assigned', 'shown', 'sent'] as const;
export type Stage = (typeof STAGES)[number];

/** A visitor's arm in an experiment. */
export interface Assignment {
  readonly experiment: string;
  readonly arm: string;
  readonly stage: Stage;
}

const WRITTEN = /^([a-z0-9-]{1,63})\.([a-z0-9-]{1,63})\.([0-2])$/;
/** Experiments of one visitor. Anything more is not ours. */
const MOST = 20;

/** Assignments as text for a cookie. */
export const printAssignments = (assignments: readonly Assignment[]): string =>
  assignments
    .map(({ experiment, arm, stage }) => [experiment, arm, STAGES.indexOf(stage)].join('.'))
    .join('~');

/** Reads them back. What is not an assignment is left out. */
export function readAssignments(text: string | undefined): readonly Assignment[] {
  const parts = (text ?? '').split('~').slice(0, MOST);
  return parts.flatMap((part) => {
    const [, experiment, arm, at] = WRITTEN.exec(part) ?? [];
    const stage = STAGES[Number(at)];
    return experiment === undefined || arm === undefined || stage === undefined
      ? []
      : [{ experiment, arm, stage }];
  });
}

/** Whether an experiment has this arm. */
export const hasArm = ({ variants }: Experiment, arm: string): boolean =>
  arm === CONTROL || variants.some(({ key }) => key === arm);

/** @param chance from 0 to below 1, drawn at random */
export function chooseArm({ variants }: Experiment, chance: number): string {
  let upTo = 0;
  for (const { key, share } of variants) {
    upTo += share / 100;
    if (chance < upTo) return key;
  }
  return CONTROL;
}

/**
 * A visitor's assignments to the experiments that run: those they have, and new ones. An arm stays theirs while it
 * exists.
 */
export const assign = (
  running: readonly Experiment[],
  known: readonly Assignment[],
  draw: () => number,
): readonly Assignment[] =>
  running.map((experiment) => {
    const own = known.find((one) => one.experiment === experiment.key && hasArm(experiment, one.arm));
    return own ?? { experiment: experiment.key, arm: chooseArm(experiment, draw()), stage: 'assigned' };
  });

/** Visitors who saw an arm, and those of them who sent a request afterwards. */
export interface ArmCount {
  readonly shown: number;
  readonly sent: number;
}

/** Expected visitors with and without a request in each arm, below which the test says nothing. */
const LEAST_EXPECTED = 5;

/** Probability that a standard normal variable is farther from 0 than z, in both directions. Error below 1e-6. */
function tails(z: number): number {
  // Abramowitz and Stegun 26.2.17.
  const x = Math.abs(z);
  const t = 1 / (1 + 0.231_641_9 * x);
  const sum =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return Math.min(1, (2 * Math.exp((-x * x) / 2) * sum) / Math.sqrt(2 * Math.PI));
}

/**
 * Two-proportion z-test with pooled variance: how likely a difference like this one is by chance alone (the p-value).
 * Null if there are too few visitors to say.
 */
export function differenceByChance(control: ArmCount, variant: ArmCount): number | null {
  const all = control.shown + variant.shown;
  const rate = (control.sent + variant.sent) / all;
  const least = Math.min(control.shown, variant.shown) * Math.min(rate, 1 - rate);
  if (!(least >= LEAST_EXPECTED)) return null;
  const error = Math.sqrt(rate * (1 - rate) * (1 / control.shown + 1 / variant.shown));
  return tails((variant.sent / variant.shown - control.sent / control.shown) / error);
}
