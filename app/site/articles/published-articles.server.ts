import type { Article } from '@rooftop/content/documents/article/article';
import { dateRun } from '@rooftop/tenancy/calendar';
import type { RequestContext } from '#app/context.server.ts';

type Readers = Pick<RequestContext, 'content' | 'dealership' | 'now' | 'validUntil'>;

/** Articles whose publication date has come, newest first. */
export async function publishedArticles(context: Readers): Promise<readonly Article[]> {
  const { content, dealership, now, validUntil } = context;
  return (await content.articles()).filter(({ publishedOn }) => {
    const { isRunning, changesAt } = dateRun({ start: publishedOn, end: null }, dealership.timeZone, now);
    if (changesAt !== null) validUntil(changesAt);
    return isRunning;
  });
}

/** Date of the article's last update, or else of its publication. */
export const lastChange = ({ publishedOn, updatedOn }: Article): string => updatedOn ?? publishedOn;
