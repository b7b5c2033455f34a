import type { JobOpening } from '@rooftop/content/documents/job-opening';
import type { RequestContext } from '../../../context.server.ts';
import { pageMissing } from '../../../http/page-missing.ts';
import { isToCome } from '../open-positions.ts';

/**
 * The position that has an address, or had it before: its id, while it had no other.
 * @throws Response 404 when there never was such a position, or it is not open yet
 */
export async function findOpening(
  slug: string | undefined,
  context: Pick<RequestContext, 'content' | 'dealership' | 'now'>,
): Promise<JobOpening> {
  if (slug === undefined) throw pageMissing('unknown');
  const openings = await context.content.jobOpenings();
  const opening =
    openings.find((one) => one.slug === slug) ??
    openings.find(({ id, formerSlugs }) => id === slug || formerSlugs.includes(slug));
  if (opening === undefined || isToCome(opening, context)) throw pageMissing('unknown');
  return opening;
}
