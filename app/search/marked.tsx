import type { TextPiece } from './marked-text.ts';

/** A text with what was looked for marked in it. */
export function Marked({ of: pieces }: { readonly of: readonly TextPiece[] }) {
  // Pieces never change their order, and the same word may be found twice.
  return pieces.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text));
}
