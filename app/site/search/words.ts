import type { Language } from '@rooftop/tenancy/languages';

/** Letters and digits with combining marks and inner apostrophes: "don't" is one word, "F-150" is two. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;

/** A word and its position in the text. */
interface PlacedWord {
  /** Without accents and apostrophes, in lower case. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’]/gu, '');

/** Words of a text in order. */
export function placedWordsOf(text: string): readonly PlacedWord[] {
  return [...text.matchAll(WORD)]
    .map(({ 0: word, index: start }) => ({ folded: fold(word), start, end: start + word.length }))
    .filter(({ folded }) => folded !== '');
}

/** Stop words, folded. */
const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a about am an and any are as at be been but by can could did do does for from had has have how i if in ' +
      'into is it its me my of on or our should so than that the their them then there these they this those ' +
      'to us versus vs was we were what whats when where which who why will with would you your'
    ).split(' '),
  ),
  es: new Set(
    (
      'a al como con contra cual cuales cuando cuanta cuantas cuanto cuantos de debo del donde e el ella ellas ' +
      'ellos en era es esa ese eso esta estan estas este esto estos fue ha hay la las le les lo los me mi mis ' +
      'muy ni nos o para pero por porque puede puedo que quien se ser si son su sus te tu tus u un una unas ' +
      'unos usted ustedes vs y ya yo'
    ).split(' '),
  ),
};

/** Maximum number of words in a query. */
const MOST_WORDS = 12;
/** Longer queries are cut to this many characters. */
const MOST_CHARACTERS = 200;

/** Distinct words of a query. Stop words are kept only if there are no other words. */
export function queryWords(query: string, language: Language): readonly string[] {
  const words = [...new Set(placedWordsOf(query.slice(0, MOST_CHARACTERS)).map(({ folded }) => folded))];
  const telling = words.filter((word) => !STOP_WORDS[language].has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}
