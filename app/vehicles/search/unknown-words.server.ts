import type { FoundSearch } from './found-search.ts';
import { keywordWords, withoutUnknown } from './keyword-words.server.ts';

/** Words of the search that nobody understood, and a link that removes them. */
export type UnknownWordsView = NonNullable<ReturnType<typeof unknownWords>>;

/** Returns null if every word was understood. */
export function unknownWords({ query, result, address, context: { t, locale } }: FoundSearch) {
  const { unknown } = keywordWords(query, result);
  if (unknown.length === 0) return null;
  const words = new Intl.ListFormat(locale).format(unknown.map((word) => t('search.quoted', { word })));
  return {
    text: t('search.unknown', { words }),
    remove: { label: t('search.remove', { filter: words }), href: address(withoutUnknown(query, result)) },
  };
}
