/** All ways to end a line: CRLF, CR, NEL, Unicode's line and paragraph separators. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Controls, halves of characters, what XML 1.0 forbids, and what turns the reading direction of its surroundings. */
const UNWANTED = /(?![\t\n])[\p{Cc}\p{Cs}\p{Bidi_Control}\ufffe\uffff]/gu;

/**
 * What a visitor wrote, fit for mail, XML and CRMs: lines end in \n, characters that do something rather than show
 * something are gone, nothing but white space is null.
 */
export function cleanText(text: string | null): string | null {
  const clean = text?.replaceAll(LINE_ENDS, '\n').replaceAll(UNWANTED, '').trim() ?? '';
  return clean === '' ? null : clean;
}

/** The same as one line. */
export function cleanLine(text: string | null): string | null {
  return cleanText(text)?.replaceAll(/\s+/g, ' ') ?? null;
}
