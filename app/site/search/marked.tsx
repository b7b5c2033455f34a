import type { TextPiece } from './marked-text.ts';

/** Text with the matches marked. */
export function Marked({ of: pieces }: { readonly of: readonly TextPiece[] }) {
  // The index is a safe key: the parts never change their order, and the same word may occur twice.
  return pieces.map(({ text, isFound }, at) => (isFound ? <mark key={at}>{text}</mark> : text));
}
