import { completeFromVin, type VinRemark } from '@rooftop/vin/complete-from-vin';
import type { VinFacts } from '@rooftop/vin/vin-facts';
import type { FeedVehicle } from './feed-row.ts';
import type { RemarkKind } from './remark.ts';

/** Where the VIN says something else than the row. */
interface Contradiction {
  readonly kind: Extract<RemarkKind, 'contradiction' | 'impossible'>;
  readonly field: VinRemark['field'];
  readonly reason: string;
}

/** Fills in what a row leaves out from its VIN, and remarks where the VIN says something else. */
export function completeVehicle(
  row: FeedVehicle,
  facts: VinFacts,
): {
  readonly vehicle: FeedVehicle;
  readonly contradictions: readonly Contradiction[];
} {
  const { vehicle, remarks } = completeFromVin(row, facts);
  return {
    vehicle,
    contradictions: remarks.map(({ field, stated, decoded, isReplaced }) => ({
      kind: isReplaced ? 'impossible' : 'contradiction',
      field,
      reason: `The feed says ${stated}, the VIN says ${decoded}.`,
    })),
  };
}
