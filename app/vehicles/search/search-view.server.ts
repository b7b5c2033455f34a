import { orFallback } from '@rooftop/platform/or-fallback';
import { wordsFor, type Words } from '#app/locales/wording.server.ts';
import { createCardView } from '../card/card-view.server.ts';
import { CARD_WORDS } from '../card/vehicle-card.tsx';
import { bodyStyleStrip } from './body-style-strip.server.ts';
import { chips, activeFilters } from './chips.server.ts';
import { emptyResults } from './empty-results.server.ts';
import { facetGroups } from './facet-groups.server.ts';
import { formatCarCount } from '../figures.server.ts';
import type { FoundSearch } from './found-search.ts';
import { getForm } from './get-form.server.ts';
import { pageLinks } from '#app/ui/pagination/page-links.server.ts';
import { withoutFilters, withoutKeyword } from './query-change.ts';
import { paymentGroup } from './payment-group.server.ts';
import { rangeForms } from './range-forms.server.ts';
import { unknownWords } from './unknown-words.server.ts';
import { unlockInvite } from '../unlock/unlock-invite.server.ts';
import { searchCrumbs } from './search-crumbs.server.ts';
import { searchJsonLd } from './search-json-ld.server.ts';
import { sortForm } from './sort-form.server.ts';

const SEARCH_WORDS = [
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
export type SearchView = Awaited<ReturnType<typeof searchView>>;

/** Builds the page of a search. */
export async function searchView(heading: string, found: FoundSearch) {
  const { query, result, audience, index, address, stores, context } = found;
  const styles = await orFallback(context.content.bodyStyles(), []);
  const narrowing = activeFilters(query, found);
  const count = formatCarCount(result.total, context);
  const cards = result.hits.map(createCardView(context, stores));
  const crumbs = searchCrumbs(heading, found);
  return {
    way: { crumbs, label: context.t('crumbs.label') },
    heading,
    /** Number of results, as text. */
    count,
    show: context.t('search.show', { count }),
    keyword: { value: query.keyword ?? '', ...getForm(withoutKeyword(query), found) },
    bodyStyles: bodyStyleStrip(found, styles),
    facets: facetGroups(found),
    ranges: rangeForms(found),
    /** Null if there is nothing to filter by. */
    payment: paymentGroup(found),
    chips: chips(narrowing, found),
    /** Null if every word of the keyword was understood. */
    unknown: unknownWords(found),
    /** URL without any filter, or null if there is none. */
    clear: narrowing.length === 0 && query.keyword === null ? null : address(withoutFilters(query)),
    sort: sortForm(found),
    cards,
    cardWords: wordsFor(context.t, CARD_WORDS),
    /** Who may see these cards with these prices. */
    audience: { seesPrivate: audience.seesPrivate, seesLockedPrices: audience.seesLockedPrices },
    pages: pageLinks(found),
    empty: emptyResults(heading, narrowing, found),
    /** Null if there are no private cars. */
    unlock: await unlockInvite(index, context),
    words: wordsFor(context.t, SEARCH_WORDS),
    /** For search engines. */
    facts: searchJsonLd({ heading, cards, crumbs }, found),
  };
}

/** Part of the page's data although the server rendered it too, because changes are announced to screen readers. */
export const announcement = ({
  heading,
  count,
  unknown,
}: Pick<SearchView, 'heading' | 'count' | 'unknown'>): string =>
  [`${heading}: ${count}`, unknown?.text].filter(Boolean).join('. ');
