import type { FoundBy } from './full-text.ts';
import { wordsOf } from './words.ts';

/** A stretch of text that was looked for, or that was not. It is text, not markup. */
export interface TextPiece {
  readonly text: string;
  readonly isFound: boolean;
}

const found = (text: string, foundBy: FoundBy) =>
  wordsOf(text).flatMap(({ folded, start, end }) => {
    const by = foundBy(folded);
    return by === null ? [] : [{ by, start, end }];
  });

/** A text in pieces that together are the text: words that were found are so as a whole. */
export function markFound(text: string, foundBy: FoundBy): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end } of found(text, foundBy)) {
    pieces.push(
      { text: text.slice(at, start), isFound: false },
      { text: text.slice(start, end), isFound: true },
    );
    at = end;
  }
  pieces.push({ text: text.slice(at), isFound: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Characters of a snippet: two lines of a result. */
const SNIPPET_LENGTH = 200;
/** How many of them lead up to the first word found. */
const LEAD = 50;

/** Where the stretch begins that holds most of the words looked for: at the first of them. */
function bestStart(text: string, foundBy: FoundBy): number {
  const hits = found(text, foundBy);
  let best = { start: 0, count: 0 };
  for (const { start } of hits) {
    const near = hits.filter((hit) => hit.start >= start && hit.end <= start + SNIPPET_LENGTH - LEAD);
    const count = new Set(near.map(({ by }) => by)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/**
 * The part of a text that says most of what was looked for, cut between words, with an ellipsis where it is cut.
 * Where nothing was found it is the text's beginning.
 */
export function snippet(text: string, foundBy: FoundBy): readonly TextPiece[] {
  const hit = bestStart(text, foundBy);
  const start = hit <= LEAD ? 0 : Math.min(hit, text.indexOf(' ', hit - LEAD) + 1);
  const before = start > 0 ? '… ' : '';
  const rest = text.slice(start);
  if (rest.length <= SNIPPET_LENGTH) return markFound(before + rest, foundBy);
  const space = rest.lastIndexOf(' ', SNIPPET_LENGTH);
  const cut = rest.slice(0, space > 0 ? space : SNIPPET_LENGTH).toWellFormed();
  return markFound(`${before}${cut.replace(/[\s,;:–—-]+$/u, '')} …`, foundBy);
}
