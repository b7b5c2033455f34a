import type { FoundBy } from './full-text.ts';
import { placedWordsOf } from './words.ts';

/** Part of a text that matches the query or does not. Plain text, not markup. */
export interface TextPiece {
  readonly text: string;
  readonly isFound: boolean;
}

const found = (text: string, foundBy: FoundBy) =>
  placedWordsOf(text).flatMap(({ folded, start, end }) => {
    const by = foundBy(folded);
    return by === null ? [] : [{ by, start, end }];
  });

/** Splits a text into matching and other parts. Words match as a whole. */
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

/** Length of a snippet in characters: two lines of a result. */
const SNIPPET_LENGTH = 200;
/** Number of characters before the first match. */
const LEAD = 50;

/** Position of the first match in the part of the text with the most query words. */
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
 * Part of a text with the most query words, cut between words, with an ellipsis at each cut. Without a match, the
 * beginning of the text.
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
