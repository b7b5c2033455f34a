import type { JobOpening } from '@rooftop/content/documents/job-opening/job-opening';
import type { RequestContext } from '#app/context.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { isUpcoming } from '../current-openings.ts';

/**
 * Finds a job opening by its current or a former slug, or by its document ID, which serves as the slug until it has
 * one.
 * @throws Response (404) if there never was such an opening, or it is not open yet
 */
export async function findOpening(
  slug: string | undefined,
  context: Pick<RequestContext, 'content' | 'dealership' | 'now'>,
): Promise<JobOpening> {
  if (slug === undefined) throw notFound('invalid');
  const openings = await context.content.jobOpenings();
  const opening =
    openings.find((one) => one.slug === slug) ??
    openings.find(({ id, formerSlugs }) => id === slug || formerSlugs.includes(slug));
  if (opening === undefined || isUpcoming(opening, context)) throw notFound('invalid');
  return opening;
}
