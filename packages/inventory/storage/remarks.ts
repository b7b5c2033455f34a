import type { Remark, RemarkKind } from '../feeds/remark.ts';
import type { RemarkCounts } from './import-record.ts';

/** Maximum number of remarks of each kind that are stored. All are counted. */
const KEPT_OF_KIND = 50;

/** The first remarks of each kind, and how many there were. */
export class Remarks {
  readonly kept: Remark[] = [];
  readonly counts = new Map<RemarkKind, number>();
  count = 0;
  add(remark: Remark): void {
    const before = this.counts.get(remark.kind) ?? 0;
    this.counts.set(remark.kind, before + 1);
    this.count += 1;
    if (before < KEPT_OF_KIND) this.kept.push(remark);
  }
}

/** The numbers of remarks by kind, of two lists together. */
export function addCounts(one: Remarks, other: Remarks): RemarkCounts {
  const sums: { [Kind in RemarkKind]?: number } = {};
  for (const [kind, count] of [...one.counts, ...other.counts]) sums[kind] = (sums[kind] ?? 0) + count;
  return sums;
}
