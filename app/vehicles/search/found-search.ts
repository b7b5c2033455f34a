import type { Settings } from '@rooftop/content/documents/settings';
import type { Store } from '@rooftop/content/documents/store';
import type { AddressSettings } from '@rooftop/inventory/address/settings';
import type { Vocabulary } from '@rooftop/inventory/address/vocabulary';
import type { SearchQuery } from '@rooftop/inventory/index/query';
import type { SearchIndex } from '@rooftop/inventory/index/search-index';
import type { SearchResult } from '@rooftop/inventory/index/search';
import type { RequestContext } from '../../context.server.ts';
import type { Labels } from './labels.server.ts';

/** A search that was asked for and what it found: all that the parts of its page are made of. */
export interface FoundSearch {
  readonly query: SearchQuery;
  readonly result: SearchResult;
  readonly index: SearchIndex;
  /** What another query of the same visitor would find. */
  readonly search: (query: SearchQuery) => SearchResult;
  /** Where another query has its page, in the language of this one. */
  readonly address: (query: SearchQuery) => string;
  readonly vocabulary: Vocabulary;
  readonly addresses: AddressSettings;
  readonly settings: Settings | null;
  readonly stores: readonly Store[];
  readonly labels: Labels;
  readonly context: RequestContext;
}
