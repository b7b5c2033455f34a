/** Words for a number of seats, without digits, because digits would be found as separate words. */
export const ROOM_WORDS = {
  5: 'roomforfive',
  6: 'roomforsix',
  7: 'roomforseven',
  8: 'roomforeight',
} as const;

/** Phrases for each number of seats. @param pattern a regular expression in which `N` stands for the number */
export const roomPhrases = (pattern: string): readonly (readonly [RegExp, string])[] =>
  Object.entries(ROOM_WORDS).map(([seats, word]) => [new RegExp(pattern.replace('N', seats), 'g'), word]);

/** Words that shoppers type in one language. All are plain text: lower case, without accents (words.ts). */
export interface Lexicon {
  /** From a shopper's words (several in one key) to the words that cars are found by. Any of them matches. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** Phrases that are replaced with one word, in this order. */
  readonly phrases: readonly (readonly [RegExp, string])[];
  /** Words that do not describe a car. */
  readonly fillers: string;
  /** How people express a limit. A longer phrase comes before one that it contains. */
  readonly limits: {
    readonly most: readonly string[];
    readonly least: readonly string[];
    /** `between 10k and 20k`: the word before, and the word in the middle. */
    readonly between: readonly [before: string, middle: string];
  };
  /** Regular expressions for units. */
  readonly units: Readonly<Record<'thousand' | 'miles' | 'dollars' | 'monthly', string>>;
}
