/** Lower case, without accents and apostrophes. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();

/** Splits text at spaces and keeps only letters and digits: `F-150` becomes `f150`. */
export const chunksOf = (text: string): readonly string[] =>
  plainText(text)
    .split(/[\s/,;+&()]+/)
    .map((chunk) => chunk.replaceAll(/[^a-z0-9]/g, ''))
    .filter((chunk) => chunk !== '');

/**
 * The words that text is found by: `F-150` by f150, f and 150; `RAV4` by rav4, rav and 4; `Mercedes-Benz` by
 * mercedesbenz, mercedes and benz.
 */
export function wordsOf(text: string): ReadonlySet<string> {
  const parts = plainText(text).match(/[a-z]+|\d+/g) ?? [];
  const runs = plainText(text).match(/[a-z0-9]+/g) ?? [];
  return new Set([...chunksOf(text), ...runs, ...parts]);
}
