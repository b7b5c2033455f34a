import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { wordsFor } from '#app/locales/wording.server.ts';
import { createCardView } from '../card/card-view.server.ts';
import { CARD_WORDS } from '../card/vehicle-card.tsx';

/** Other vehicles under a heading. */
export type SuggestionsView = Awaited<ReturnType<typeof suggestions>>[number];

/** Rows of other vehicles. Empty rows are left out. */
export async function suggestions(
  rows: readonly { readonly id: string; readonly heading: string; readonly hits: readonly Hit[] }[],
  context: RequestContext,
) {
  const cardOf = createCardView(context, await orFallback(context.content.stores(), []));
  const cardWords = wordsFor(context.t, CARD_WORDS);
  return rows
    .filter(({ hits }) => hits.length > 0)
    .map(({ id, heading, hits }) => ({ id, heading, cards: hits.map(cardOf), words: cardWords }));
}
