import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import type { Store } from '@rooftop/content/documents/store/store';
import type { UrlSettings } from '@rooftop/inventory/url/url-settings';
import type { UrlVocabulary } from '@rooftop/inventory/url/vocabulary';
import type { SearchQuery } from '@rooftop/inventory/index/query';
import type { Audience } from '@rooftop/inventory/index/audience';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { SearchResult } from '@rooftop/inventory/index/search';
import type { RequestContext } from '#app/context.server.ts';
import type { Labels } from './labels.server.ts';

/** A search request and its results, from which all parts of the page are built. */
export interface FoundSearch {
  readonly query: SearchQuery;
  readonly result: SearchResult;
  /** Who sees the results. */
  readonly audience: Audience;
  readonly index: SearchIndex;
  /** Runs another query for the same visitor. */
  readonly search: (query: SearchQuery) => SearchResult;
  /** URL of another query, in this one's language. */
  readonly address: (query: SearchQuery) => string;
  readonly vocabulary: UrlVocabulary;
  readonly addresses: UrlSettings;
  readonly settings: Settings | null;
  readonly stores: readonly Store[];
  readonly labels: Labels;
  readonly context: RequestContext;
}
