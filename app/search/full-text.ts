/** Search in a few hundred texts held in memory: articles, questions. */
import { wordsOf } from './words.ts';

/** What a search looks at. */
export interface Searchable {
  readonly title: string;
  readonly headings: readonly string[];
  readonly text: string;
}

export interface TextIndex<Document> {
  /**
   * Documents that hold every word, as it is or as the beginning of one: title before headings before text, then
   * their own order. Without words: all of them.
   * @param words as `queryWords` gives them
   */
  search(words: readonly string[]): readonly Document[];
}

/** What a word counts for by where it stands; a whole word counts twice, and still less than one further up. */
const WEIGHTS = { title: 9, headings: 3, text: 1 } as const;

interface Standing {
  /** of the highest place it stands in */
  readonly weight: number;
  /** how often it stands anywhere */
  readonly times: number;
}

function standings({ title, headings, text }: Searchable): ReadonlyMap<string, Standing> {
  const known = new Map<string, Standing>();
  const fields = [
    [title, WEIGHTS.title],
    ...headings.map((heading) => [heading, WEIGHTS.headings] as const),
    [text, WEIGHTS.text],
  ] as const;
  for (const [field, weight] of fields) {
    for (const { folded } of wordsOf(field)) {
      const before = known.get(folded);
      known.set(folded, { weight: before?.weight ?? weight, times: (before?.times ?? 0) + 1 });
    }
  }
  return known;
}

/** How well a document answers to a word; null: not at all. */
function answer(word: string, known: ReadonlyMap<string, Standing>): Standing | null {
  let weight = 0;
  let times = 0;
  for (const [own, standing] of known) {
    if (!own.startsWith(word)) continue;
    weight = Math.max(weight, standing.weight * (own === word ? 2 : 1));
    times += standing.times;
  }
  return times === 0 ? null : { weight, times };
}

/** How well a document answers to all words; null: one is missing. */
function score(words: readonly string[], known: ReadonlyMap<string, Standing>): number | null {
  let weight = 0;
  let times = 1;
  for (const word of words) {
    const standing = answer(word, known);
    if (standing === null) return null;
    weight += standing.weight;
    times += standing.times;
  }
  // How often comes after where: it adds less than one.
  return weight + 1 - 1 / times;
}

/** Reads documents once, for many searches. */
export function createTextIndex<Document extends Searchable>(
  documents: readonly Document[],
): TextIndex<Document> {
  const entries = documents.map((document) => ({ document, known: standings(document) }));
  return {
    search: (words) =>
      entries
        .flatMap(({ document, known }) => {
          const points = score(words, known);
          return points === null ? [] : [{ document, points }];
        })
        .toSorted((a, b) => b.points - a.points)
        .map(({ document }) => document),
  };
}
