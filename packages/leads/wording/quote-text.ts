/**
 * What a visitor wrote, for mail that goes to the address they gave, which may be a stranger's. Nobody can use it to send
 * a link, an address or a phone number under a dealership's name: mail programs turn all of them into links.
 */
import { cleanLine, cleanText } from './clean-text.ts';

/** A scheme, an `@`, a dot between two words or numbers, or as many digits as a phone number has. */
const LINKED = /:\/\/|@|www\b|[\p{L}\p{N}][.。．｡](?:\p{L}{2}|\d+[.])|\d(?:[\s().+-]*\d){6}/iu;

const isLinked = (text: string): boolean => LINKED.test(text);

const cut = (text: string, length: number): string => {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
};

/** Invisible characters, which could take a link apart for us but not for its reader. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}]/gu;

const MESSAGE_LENGTH = 600;
const LINE_LENGTH = 80;

/**
 * A message, shortened. Returns null if it is empty or has anything that a mail program could turn into a link; then the
 * mail only says that we have it.
 */
export function quoteText(text: string | null): string | null {
  const clean = cleanText(text?.replaceAll(INVISIBLE, '') ?? null);
  return clean === null || isLinked(clean) ? null : cut(clean, MESSAGE_LENGTH);
}

/** A short field such as a car's model, on one line. Returns null as `quoteText` does. */
export function quoteLine(text: string | null): string | null {
  const clean = cleanLine(text?.replaceAll(INVISIBLE, '') ?? null);
  return clean === null || isLinked(clean) ? null : cut(clean, LINE_LENGTH);
}

/** Letters of all scripts, and what names have between them. */
const NAME = /^\p{L}[\p{L}\p{M} ’'.-]{0,59}$/u;

/** Someone's name, by which somebody else is told who named them. Returns null if it looks like anything but a name. */
export function quoteName(text: string | null): string | null {
  const line = quoteLine(text);
  return line !== null && NAME.test(line) && line.split(' ').length <= 5 ? line : null;
}
