/** Results of a benchmark, and how to print them. */
export interface Spread {
  readonly median: number;
  readonly min?: number;
  readonly max?: number;
}
export type Figure = number | (Spread & { readonly target?: string; readonly met?: boolean });

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
export function atMost(target: number, value: number | Spread): Figure {
  const found = spreadOf(value);
  return { ...found, target: `≤ ${target}`, met: found.median <= target };
}

/** A figure whose median must not fall below its target. */
export function atLeast(target: number, value: number | Spread): Figure {
  const found = spreadOf(value);
  return { ...found, target: `≥ ${target}`, met: found.median >= target };
}

const round = (value: number): number => (value >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000);

function row(figure: Figure): Record<string, number | string> {
  if (typeof figure === 'number') return { median: round(figure) };
  const { median, min, max, target, met } = figure;
  return {
    median: round(median),
    ...(min !== undefined && max !== undefined && { min: round(min), max: round(max) }),
    ...(target !== undefined && { target, met: met === true ? 'yes' : 'no' }),
  };
}

/** Prints a report under its name. */
export function printReport(name: string, { figures, notes = [] }: Report): void {
  process.stdout.write(`\n${name}\n`);
  // oxlint-disable-next-line no-console -- the table is the output
  console.table(Object.fromEntries(Object.entries(figures).map(([what, figure]) => [what, row(figure)])));
  for (const note of notes) process.stdout.write(`${note}\n`);
}
