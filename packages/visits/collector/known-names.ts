/** Names under which facts are counted: those of what a dealership has, and `other` for whatever else a browser sends. */
import { VITALS } from '../facts.ts';
import type { CountedKind, FactCount } from './fact-count.ts';

/** Stands for every name that nothing has. */
const OTHER = 'other';

/** Says whether something at a dealership has this name. */
export type IsKnownName = (kind: CountedKind, name: string) => boolean;

/** A count under its own name if that is known, and otherwise under `other`. A web vital keeps its metric. */
export function underKnownName(count: FactCount, isKnown: IsKnownName): FactCount {
  const { kind, name } = count;
  if (isKnown(kind, name)) return count;
  const metric = kind === 'vitalMeasured' ? VITALS.find((vital) => name.startsWith(`${vital}/`)) : undefined;
  return { ...count, name: metric === undefined ? OTHER : `${metric}/${OTHER}` };
}
