import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { currentOpenings } from './current-openings.ts';
import { openingCardView } from './opening-card-view.server.ts';

/** Job openings that are open today. */
export type OpeningsView = Awaited<ReturnType<typeof openingsView>>;

export async function openingsView(context: RequestContext) {
  const { content, t } = context;
  const [all, stores] = await Promise.all([
    orFallback(content.jobOpenings(), []),
    orFallback(content.stores(), []),
  ]);
  const openings = currentOpenings(all, context).map((opening) => openingCardView(opening, stores, context));
  return {
    heading: t('careers.openings'),
    openings,
    /** Shown when there are no job openings. */
    empty: openings.length > 0 ? null : t('careers.noOpenings'),
  };
}
