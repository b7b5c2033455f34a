/** Lower case, without accents and apostrophes. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** A word as it is looked up, and as it was typed. */
interface TypedWord {
  readonly word: string;
  readonly spelled: string;
}

/** Only letters and digits. Words in other alphabets stay, so that they can be named. */
function bareWord(spelled: string): string {
  const plain = foldText(spelled);
  return plain.replaceAll(/[^a-z0-9]/g, '') || (plain.match(/\p{L}+/gu) ?? []).join('');
}

/** Splits text at spaces and keeps only letters and digits: `F-150` becomes `f150`. */
export const typedWords = (text: string): readonly TypedWord[] =>
  text
    .split(/[\s/,;+&()]+/)
    .map((spelled) => ({ word: bareWord(spelled), spelled }))
    .filter(({ word }) => word !== '');

/** The words of a text as they are looked up. */
export const chunksOf = (text: string): readonly string[] => typedWords(text).map(({ word }) => word);

/**
 * The words that text is found by: `F-150` by f150, f and 150; `RAV4` by rav4, rav and 4; `Mercedes-Benz` by
 * mercedesbenz, mercedes and benz.
 */
export function searchableWords(text: string): ReadonlySet<string> {
  const parts = foldText(text).match(/[a-z]+|\d+/g) ?? [];
  const runs = foldText(text).match(/[a-z0-9]+/g) ?? [];
  return new Set([...chunksOf(text), ...runs, ...parts]);
}
