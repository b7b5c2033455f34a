/** How phrases of the lexicon are written and looked up. */
import { foldText } from '../index/keyword/keyword-words.ts';

const GROUP = /\(([^()]*)\)/;

/** Writes out every alternative: `usad(o|a)` is `usado` and `usada`. */
function alternatives(text: string): readonly string[] {
  const [group, inside = ''] = GROUP.exec(text) ?? [];
  if (group === undefined) return [text];
  return inside.split('|').flatMap((one) => alternatives(text.replace(group, one)));
}

/** The phrases of a comma-separated list. */
export const phrasesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .flatMap(alternatives)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** A phrase as it is looked up: without case, accents, hyphens and spaces. Comparison signs stay. */
export const compact = (text: string): string => foldText(text).replaceAll(/[^\p{L}\p{N}+<>≤≥=&]/gu, '');
