import type { NamedSource } from '@rooftop/inventory/storage/sources';
import { describeGaps } from './describe-columns.ts';
import { proposeForPlace } from './propose-for-place.ts';

/** What a source's feed leaves open, in sentences. */
export async function findGaps({ settings }: Pick<NamedSource, 'settings'>): Promise<readonly string[]> {
  const proposal = await proposeForPlace(settings);
  return proposal === null ? [] : describeGaps(proposal);
}
