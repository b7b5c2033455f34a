/** Results of a benchmark, and how to print them. */
import { isBusy, type OtherLoad } from './processor-time.ts';

export interface Spread {
  readonly median: number;
  readonly min?: number;
  readonly max?: number;
}
export interface Judged extends Spread {
  readonly target: string;
  readonly met: boolean;
  /** Whether it is the same on a busy machine, such as a count or a size. */
  readonly isExact?: boolean;
}
export type Figure = number | Spread | Judged;

export interface Report {
  readonly figures: Readonly<Record<string, Figure>>;
  /** Details that don't fit into the table. */
  readonly notes?: readonly string[];
}

/** Median, minimum and maximum of several rounds. */
export function spread(values: readonly number[]): Required<Spread> {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}

const spreadOf = (value: number | Spread): Spread => (typeof value === 'number' ? { median: value } : value);

/** A figure whose median must not exceed its target. */
export function atMost(target: number, value: number | Spread): Judged {
  const found = spreadOf(value);
  return { ...found, target: `≤ ${target}`, met: found.median <= target };
}

/** A figure whose median must not fall below its target. */
export function atLeast(target: number, value: number | Spread): Judged {
  const found = spreadOf(value);
  return { ...found, target: `≥ ${target}`, met: found.median >= target };
}

/** Marks a figure as independent of what else runs on the machine. */
export const exact = (figure: Judged): Judged => ({ ...figure, isExact: true });

function verdict({ met, isExact = false }: Judged, isBusy: boolean): string {
  if (met) return 'yes';
  return isBusy && !isExact ? 'machine busy, not judged' : 'no';
}

const round = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000);

function row(figure: Figure, isBusy: boolean): Record<string, number | string> {
  if (typeof figure === 'number') return { median: round(figure) };
  const { median, min, max } = figure;
  return {
    median: round(median),
    ...(min !== undefined && max !== undefined && { min: round(min), max: round(max) }),
    ...('target' in figure && { target: figure.target, met: verdict(figure, isBusy) }),
  };
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/**
 * Prints a report under its name. If other programs used the machine, missed targets are not judged, unless the figure
 * is exact.
 */
export function printReport(name: string, { figures, notes = [] }: Report, others: OtherLoad): void {
  const busy = isBusy(others);
  const rows = Object.entries(figures).map(([what, figure]) => [what, row(figure, busy)] as const);
  process.stdout.write(`\n${name}\n`);
  // oxlint-disable-next-line no-console -- the table is the output
  console.table(Object.fromEntries(rows));
  const shares = `Other programs used ${percent(others.before)} of the processors before and ${percent(others.during)} during this.`;
  for (const note of [...notes, shares]) process.stdout.write(`${note}\n`);
}
