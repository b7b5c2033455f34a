/** What a reply quotes of earlier mail, by the ways in which mail programs mark it. */

/** A reply's own text, apart from what it quotes. */
interface CutText {
  /** Empty if nothing of it is the writer's own. */
  readonly own: string;
  /** All of it. Empty if nothing is quoted. */
  readonly whole: string;
}

/** Begins mail to staff. Whatever stands below it is ours, whichever mail program quotes it and how. */
export const REPLY_LINE = {
  en: 'Reply above this line: your answer goes to the shopper.',
  es: 'Responda por encima de esta línea: su respuesta llega al cliente.',
} as const;

/** `On Fri, Nov 27, 2026 at 3:15 PM A Motors <leads@a.example> wrote:` and the like. Programs wrap it. */
const ATTRIBUTION = /^(?:On|El|Le|Am|Em)\b.{6,400}\b(?:wrote|escribió|a écrit|schrieb|escreveu)\s?:$/i;
const DIVIDER =
  /^-{2,}\s*(?:original message|forwarded message|mensaje original|mensaje reenviado)\s*-{2,}$/i;
/** Outlook's line above `From:`. */
const RULE = /^_{8,}$/;
const FROM_LINE = /^\*?(?:From|De|Von)\s?:\*?\s\S/;
const HEADER_LINE = /^\*?(?:Sent|Date|To|Subject|Enviado(?: el)?|Fecha|Para|Asunto)\s?:\*?\s/;
/** Lines below `From:` in which other headers must follow, and lines over which an attribution may be wrapped. */
const HEADER_LINES = 5;
const WRAPPED_LINES = 3;
/** Rules in a row that belong to one quote. */
const RULES = 3;
/** Longer lines are no attribution. Bounds the work of the patterns. */
const LONGEST_LINE = 500;

const isQuoted = (line: string): boolean => line.startsWith('>');
function trimmed(lines: readonly string[]): string {
  const first = lines.findIndex((line) => line.trim() !== '');
  return first === -1 ? '' : lines.slice(first).join('\n').trimEnd();
}

/** How many lines from here on say that a quote follows. 0 if they don't. */
function markerAt(lines: readonly string[], start: number): number {
  let index = start;
  while (index < start + RULES && RULE.test((lines[index] ?? '').trim())) index += 1;
  const line = (lines[index] ?? '').trim();
  if (line.length > LONGEST_LINE) return 0;
  if (DIVIDER.test(line)) return 1;
  if (FROM_LINE.test(line))
    return lines.slice(index + 1, index + HEADER_LINES).some((next) => HEADER_LINE.test(next.trim())) ? 1 : 0;
  for (let count = 1; count <= WRAPPED_LINES; count += 1) {
    const joined = lines
      .slice(index, index + count)
      .map((part) => part.trim())
      .join(' ');
    if (joined.length <= LONGEST_LINE && ATTRIBUTION.test(joined)) return count;
  }
  return 0;
}

/** What is left of a text however a mail program spaces, wraps, quotes or emphasizes it. */
const bareOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s>|*_\p{Cf}]/gu, '')
    .toLowerCase();
const BARE_REPLY_LINES = Object.values(REPLY_LINE).map(bareOf);

/** Index of the line in which `REPLY_LINE` begins. -1 if it is nowhere. */
function findReplyLine(lines: readonly string[]): number {
  const bare = lines.map(bareOf);
  return bare.findIndex((line, index) => {
    const joined = bare.slice(index, index + WRAPPED_LINES).join('');
    return BARE_REPLY_LINES.some((marker) => {
      const at = joined.indexOf(marker);
      return at !== -1 && at < line.length;
    });
  });
}

/** Separates what somebody wrote from what their mail program quoted. Loses nothing: all of the text stays stored. */
export function cutQuote(text: string): CutText {
  const all = text.replaceAll('\r\n', '\n').split('\n');
  const end = findReplyLine(all);
  const lines = end === -1 ? all : all.slice(0, end);
  const own = ownLines(lines);
  const isWhole = own === null && end === -1;
  return { own: own ?? trimmed(lines), whole: isWhole ? '' : trimmed(all) };
}

/** What somebody wrote above a quote, or else below or between its lines. Null if nothing is quoted. */
function ownLines(lines: readonly string[]): string | null {
  const lastOwn = lines.findLastIndex((line) => !isQuoted(line) && line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const marker = markerAt(lines, index);
    const isTrailing = index > lastOwn && isQuoted(line);
    if (marker === 0 && !isTrailing) continue;
    const above = trimmed(lines.slice(0, index));
    if (above !== '') return above;
    const below = lines.slice(index + marker);
    return below.some(isQuoted) ? trimmed(below.filter((line) => !isQuoted(line))) : '';
  }
  return null;
}
