import { CONTROL, differenceByChance, type ArmCount } from '@rooftop/platform/experiments/experiments';
import { formatTable } from '../print-table.ts';

interface CountedArm extends ArmCount {
  readonly experiment: string;
  readonly arm: string;
  /** First day, `YYYY-MM-DD`. */
  readonly since: string;
}

/** Below this probability a difference counts as real. */
const LIMIT = 0.05;

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const rateOf = ({ shown, sent }: ArmCount): number => (shown === 0 ? 0 : sent / shown);

/** What the numbers say about a variant. */
function verdictOn(control: ArmCount | undefined, variant: ArmCount): string {
  const chance = control === undefined ? null : differenceByChance(control, variant);
  if (control === undefined || chance === null) return 'too few visitors to say';
  const p = `p = ${chance < 0.001 ? 'below 0.001' : chance.toFixed(3)}`;
  if (chance >= LIMIT) return `no clear difference (${p})`;
  return `${rateOf(variant) > rateOf(control) ? 'better' : 'worse'} than the control (${p})`;
}

/** The experiments of a dealership as a table: visitors, requests, and whether a difference could be chance. */
export function describeExperiments(counts: readonly CountedArm[]): string {
  if (counts.length === 0) return 'No visitor has seen an experiment yet.';
  const controlOf = (experiment: string) =>
    counts.find((one) => one.experiment === experiment && one.arm === CONTROL);
  return formatTable([
    ['experiment', 'arm', 'since', 'visitors', 'requests', 'rate', 'result'],
    ...counts.map((one) => [
      one.experiment,
      one.arm,
      one.since,
      String(one.shown),
      String(one.sent),
      percent(rateOf(one)),
      one.arm === CONTROL ? '' : verdictOn(controlOf(one.experiment), one),
    ]),
  ]);
}
