/** Only digits and what people write between them, as in a phone number: `(315) 555-0142`. */
const NUMBER = /^[\d\s().+#-]+$/;
/** The country code of US numbers: `+1` before any part of it, `1` before all of it. */
const COUNTRY = /^\+1|^1(?=\d{10}$)/;

/**
 * Converts a user's search text to a PostgreSQL full-text query. A lead matches if it contains every search word as a
 * prefix, or as a whole word if the search word is short. See `lead_words` in migration 47 for what a lead contains.
 * @returns null if the text has nothing to search for
 */
export function searchQuery(typed: string | undefined): string | null {
  if (typed === undefined) return null;
  const words = NUMBER.test(typed)
    ? [
        typed
          .replaceAll(/[^\d+]/g, '')
          .replace(COUNTRY, '')
          .replaceAll('+', ''),
      ]
    : wordsOf(typed);
  const found = words.filter((word) => word !== '');
  return found.length === 0 ? null : found.map(wordQuery).join(' & ');
}

/** Shorter words are matched as a whole: every third lead has a word that begins with a given letter. */
const SHORTEST_BEGINNING = 3;
const wordQuery = (word: string): string => (word.length < SHORTEST_BEGINNING ? `'${word}'` : `'${word}':*`);

/** Words in lower case without accents. They contain no quotes, so they can be quoted. */
const wordsOf = (typed: string): string[] =>
  typed
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .split(/[^\p{L}\p{N}@._+-]+/u)
    .map((word) => word.slice(0, 60));
