import type { Language } from '@rooftop/tenancy/languages';
import type { ContentQuery } from './content-query.ts';
import type { ContentView, DealershipContent } from './content.ts';
import { dealershipContent } from './documents/dealership-content.ts';

/** The parameters of every query. */
export interface Parameters {
  readonly dealership: string;
  readonly language: Language;
}

/** Reads a query's result. */
type Read<Value> = (params: Parameters, onRead?: ContentView['onRead']) => Promise<Value>;

/** Creates the function that reads a query's result. */
export type CreateReader = <Value>(query: ContentQuery<Value>) => Read<Value>;

interface QueryReader<Value> {
  readonly query: ContentQuery<Value>;
  readonly read: Read<Value>;
}

const isReaderOf = <Value>(
  reader: QueryReader<unknown>,
  query: ContentQuery<Value>,
): reader is QueryReader<Value> => reader.query === query;

/** Returns the function that creates a dealership's content, with one reader for each query. */
export function createDealershipReader(createReader: CreateReader) {
  const readers = new Map<ContentQuery<unknown>, QueryReader<unknown>>();

  function readerOf<Value>(query: ContentQuery<Value>): QueryReader<Value> {
    const known = readers.get(query);
    if (known !== undefined && isReaderOf(known, query)) return known;
    const reader = { query, read: createReader(query) };
    readers.set(query, reader);
    return reader;
  }

  return (dealership: string, { language, onRead }: ContentView): DealershipContent =>
    dealershipContent((query, other = language) =>
      readerOf(query).read({ dealership, language: other }, onRead),
    );
}
