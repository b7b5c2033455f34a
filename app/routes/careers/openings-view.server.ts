import type { RequestContext } from '../../context.server.ts';
import { unlessUnavailable } from '../../unless-unavailable.ts';
import { openPositions } from './open-positions.ts';
import { type OpeningCardView, openingCardView } from './opening-card-view.server.ts';

/** Job openings that are open today. */
export interface OpeningsView {
  readonly heading: string;
  readonly openings: readonly OpeningCardView[];
  /** Shown when there are no job openings. */
  readonly empty: string | null;
}

export async function openingsView(context: RequestContext): Promise<OpeningsView> {
  const { content, say } = context;
  const [all, stores] = await Promise.all([
    unlessUnavailable(content.jobOpenings(), []),
    unlessUnavailable(content.stores(), []),
  ]);
  const openings = openPositions(all, context).map((opening) => openingCardView(opening, stores, context));
  return {
    heading: say('careers.openings'),
    openings,
    empty: openings.length > 0 ? null : say('careers.noOpenings'),
  };
}
