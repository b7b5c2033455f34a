/** Words for a number of seats, in letters: digits would be found as words of their own. */
export const ROOM_WORDS = {
  5: 'roomforfive',
  6: 'roomforsix',
  7: 'roomforseven',
  8: 'roomforeight',
} as const;

/** Phrases for each number of seats. @param pattern a regular expression in which `N` stands for the number */
export const roomPhrases = (pattern: string): readonly (readonly [RegExp, string])[] =>
  Object.entries(ROOM_WORDS).map(([seats, word]) => [new RegExp(pattern.replace('N', seats), 'g'), word]);

/** What shoppers type in one language. Everything is plain text: lower case, without accents (words.ts). */
export interface Lexicon {
  /** what shoppers say, several words in one key, and the words that cars are found by: any of them matches */
  readonly synonyms: Readonly<Record<string, string>>;
  /** phrases that mean one word, in the order in which they are replaced */
  readonly phrases: readonly (readonly [RegExp, string])[];
  /** words that say nothing about a car */
  readonly fillers: string;
  /** how a limit is said; a longer phrase comes before one that it contains */
  readonly limits: {
    readonly most: readonly string[];
    readonly least: readonly string[];
    /** `between 10k and 20k`: the word before, and the word in the middle */
    readonly between: readonly [before: string, middle: string];
  };
  /** regular expressions for what a number counts */
  readonly units: Readonly<Record<'thousand' | 'miles' | 'dollars' | 'monthly', string>>;
}
