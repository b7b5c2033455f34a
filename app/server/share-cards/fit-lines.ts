import type { Typeface } from './typeface.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Font sizes from large to small, in drawing units. */
  readonly sizes: readonly number[];
  /** Line height in ems. */
  readonly leading: number;
}

export interface SetText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Breaks a text between words. A word that is too long for a line gets its own line and is truncated. */
function breakLines(words: readonly string[], limit: number, face: Typeface): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && face.widthOf(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(cut(word, limit, face));
  }
  return lines;
}

function cut(word: string, limit: number, face: Typeface): string {
  if (face.widthOf(word) <= limit) return word;
  const letters = Array.from(word);
  while (letters.length > 1 && face.widthOf(`${letters.join('')}…`) > limit) letters.pop();
  return `${letters.join('')}…`;
}

/** Same number of lines, balanced to similar lengths. */
function balance(words: readonly string[], limit: number, face: Typeface): readonly string[] {
  let lines = breakLines(words, limit, face);
  for (let share = 0.95; share > 0.5; share -= 0.05) {
    const narrower = breakLines(words, limit * share, face);
    if (narrower.length > lines.length || narrower.some((line) => line.endsWith('…'))) break;
    lines = narrower;
  }
  return lines;
}

/** Sets a text at the largest size that fits. If it does not fit at the smallest size, it ends with an ellipsis. */
export function fitLines(text: string, room: Room, face: Typeface): SetText {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word !== '');
  for (const size of room.sizes) {
    const lines = breakLines(words, room.width / size, face);
    const isCut = lines.some((line) => line.endsWith('…') && !text.includes(line));
    if (!isCut && lines.length * size * room.leading <= room.height)
      return { size, lines: balance(words, room.width / size, face) };
  }
  const size = room.sizes.at(-1) ?? 1;
  const most = Math.max(1, Math.floor(room.height / (size * room.leading)));
  const lines = breakLines(words, room.width / size, face);
  if (lines.length <= most) return { size, lines };
  const last = cut(`${lines[most - 1] ?? ''}…`, room.width / size, face);
  return { size, lines: [...lines.slice(0, most - 1), last] };
}
