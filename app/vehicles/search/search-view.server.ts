import { orFallback } from '../../http/or-fallback.ts';
import { words, type Words } from '../../locales/wording.server.ts';
import { createCardView, type VehicleCardView } from '../card/card-view.server.ts';
import { CARD_WORDS } from '../card/vehicle-card.tsx';
import { type BodyStyleLink, bodyStyleStrip } from './body-style-strip.server.ts';
import { chips, type ChipView, activeFilters } from './chips.server.ts';
import { emptyResults, type EmptyResultsView } from './empty-results.server.ts';
import { type FacetGroupView, facetGroups } from './facet-groups.server.ts';
import type { CrumbsProps } from '../crumbs.tsx';
import { formatCarCount } from '../figures.server.ts';
import type { FoundSearch } from './found-search.ts';
import { getForm, type GetFormView } from './get-form.server.ts';
import { pageLinks, type PageLinksView } from './page-links.server.ts';
import { withoutFilters, withoutKeyword } from './query-change.ts';
import { type PaymentGroupView, paymentGroup } from './payment-group.server.ts';
import { type RangeFormView, rangeForms } from './range-forms.server.ts';
import { type UnlockInvite, unlockInvite } from '../unlock/unlock-invite.server.ts';
import { searchCrumbs } from './search-crumbs.server.ts';
import { searchJsonLd } from './search-json-ld.server.ts';
import { sortForm, type SortFormView } from './sort-form.server.ts';

const SEARCH_WORDS = [
  ...CARD_WORDS,
  'search.apply',
  'search.bodyStyles',
  'search.chips',
  'search.clear',
  'search.filters',
  'search.keyword',
  'search.keywordLabel',
  'search.max',
  'search.min',
  'search.next',
  'search.pages',
  'search.previous',
  'search.results',
  'search.sort',
  'search.submit',
  'ui.close',
] as const;
export type SearchWords = Words<(typeof SEARCH_WORDS)[number]>;

/** The whole search page. */
export interface SearchView {
  readonly way: CrumbsProps;
  readonly heading: string;
  /** Number of results, as text. */
  readonly count: string;
  readonly show: string;
  readonly keyword: GetFormView & { readonly value: string };
  readonly bodyStyles: readonly BodyStyleLink[];
  readonly facets: readonly FacetGroupView[];
  readonly ranges: readonly RangeFormView[];
  /** Null if there is nothing to filter by. */
  readonly payment: PaymentGroupView | null;
  readonly chips: readonly ChipView[];
  /** URL without any filter, or null if there is none. */
  readonly clear: string | null;
  readonly sort: SortFormView;
  readonly cards: readonly VehicleCardView[];
  readonly pages: PageLinksView | null;
  readonly empty: EmptyResultsView | null;
  /** Null if there are no private cars. */
  readonly unlock: UnlockInvite | null;
  readonly words: SearchWords;
  /** For search engines. */
  readonly facts: object;
}

/** Builds the page of a search. */
export async function searchView(heading: string, found: FoundSearch): Promise<SearchView> {
  const { query, result, index, address, stores, context } = found;
  const styles = await orFallback(context.content.bodyStyles(), []);
  const narrowing = activeFilters(query, found);
  const count = formatCarCount(result.total, context);
  const cards = result.hits.map(createCardView(context, stores));
  const crumbs = searchCrumbs(heading, found);
  return {
    way: { crumbs, label: context.t('crumbs.label') },
    heading,
    count,
    show: context.t('search.show', { count }),
    keyword: { value: query.keyword ?? '', ...getForm(withoutKeyword(query), found) },
    bodyStyles: bodyStyleStrip(found, styles),
    facets: facetGroups(found),
    ranges: rangeForms(found),
    payment: paymentGroup(found),
    chips: chips(narrowing, found),
    clear: narrowing.length === 0 ? null : address(withoutFilters(query)),
    sort: sortForm(found),
    cards,
    pages: pageLinks(found),
    empty: emptyResults(heading, narrowing, found),
    unlock: await unlockInvite(index, context),
    words: words(context.t, SEARCH_WORDS),
    facts: searchJsonLd({ heading, cards, crumbs }, found),
  };
}

/** Part of the page's data although the server rendered it too, because changes are announced to screen readers. */
export const announcement = ({ heading, count }: Pick<SearchView, 'heading' | 'count'>): string =>
  `${heading}: ${count}`;
