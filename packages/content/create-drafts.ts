/** Content as it would be if every draft were published now: what a preview shows. Nothing of it is cached. */
import type { Language } from '@rooftop/tenancy/languages';
import type { SanityClient } from '@sanity/client';
import type { DealershipContent } from './content.ts';
import { createDealershipReader } from './create-dealership-reader.ts';
import { dealershipQuery } from './documents/dealership/dealership.groq.ts';
import type { Dealership } from './documents/dealership/dealership.ts';
import { readFromSource } from './read-from-source.ts';

export interface Drafts {
  /**
   * A dealership as its draft describes it. Null if it doesn't exist.
   * @param id document ID
   * @throws ContentUnavailable if the source fails, or the draft is incomplete
   */
  dealership(id: string): Promise<Dealership | null>;
  /**
   * The content of one dealership, for one request: each query is sent once. Texts have edit marks. Methods throw
   * ContentUnavailable if the source fails. Incomplete documents are left out.
   */
  forDealership(id: string, language: Language): DealershipContent;
}

/**
 * Creates what previews read with: a client of their own, so that no draft gets into the cache that visitors' pages are
 * read from.
 * @param client with a token that may read drafts
 */
export function createDrafts(client: SanityClient): Drafts {
  const source = client.withConfig({ perspective: 'drafts', useCdn: false });
  return {
    async dealership(id) {
      return (await readFromSource(source, dealershipQuery, id)).value;
    },
    forDealership(id, language) {
      const read = createDealershipReader((query) => {
        const results = new Map<Language, ReturnType<typeof send>>();
        const send = (of: Language) => readFromSource(source, query, id, { language: of, editMarks: true });
        return async (params) => {
          const result = results.get(params.language) ?? send(params.language);
          results.set(params.language, result);
          return (await result).value;
        };
      });
      return read(id, { language });
    },
  };
}
