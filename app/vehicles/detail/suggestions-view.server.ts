import type { Hit } from '@rooftop/inventory/index/result-page';
import type { RequestContext } from '../../context.server.ts';
import { orFallback } from '../../http/or-fallback.ts';
import { type Words, words } from '../../locales/wording.server.ts';
import { createCardView, type VehicleCardView } from '../card/card-view.server.ts';
import { CARD_WORDS } from '../card/vehicle-card.tsx';

/** Other vehicles under a heading. */
export interface SuggestionsView {
  readonly id: string;
  readonly heading: string;
  readonly cards: readonly VehicleCardView[];
  readonly words: Words<(typeof CARD_WORDS)[number]>;
}

/** Rows of other vehicles. Empty rows are left out. */
export async function suggestions(
  rows: readonly { readonly id: string; readonly heading: string; readonly hits: readonly Hit[] }[],
  context: RequestContext,
): Promise<readonly SuggestionsView[]> {
  const cardOf = createCardView(context, await orFallback(context.content.stores(), []));
  const said = words(context.t, CARD_WORDS);
  return rows
    .filter(({ hits }) => hits.length > 0)
    .map(({ id, heading, hits }) => ({ id, heading, cards: hits.map(cardOf), words: said }));
}
