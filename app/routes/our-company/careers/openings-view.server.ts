import type { RequestContext } from '../../../context.server.ts';
import { orFallback } from '../../../http/or-fallback.ts';
import { currentOpenings } from './current-openings.ts';
import { type OpeningCardView, openingCardView } from './opening-card-view.server.ts';

/** Job openings that are open today. */
export interface OpeningsView {
  readonly heading: string;
  readonly openings: readonly OpeningCardView[];
  /** Shown when there are no job openings. */
  readonly empty: string | null;
}

export async function openingsView(context: RequestContext): Promise<OpeningsView> {
  const { content, t } = context;
  const [all, stores] = await Promise.all([
    orFallback(content.jobOpenings(), []),
    orFallback(content.stores(), []),
  ]);
  const openings = currentOpenings(all, context).map((opening) => openingCardView(opening, stores, context));
  return {
    heading: t('careers.openings'),
    openings,
    empty: openings.length > 0 ? null : t('careers.noOpenings'),
  };
}
