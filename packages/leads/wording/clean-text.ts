/** All line endings: CRLF, CR, NEL, and the line and paragraph separators of Unicode. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Control characters, lone surrogates, characters that XML 1.0 forbids, and bidirectional controls. */
const UNWANTED = /(?![\t\n])[\p{Cc}\p{Cs}\p{Bidi_Control}\ufffe\uffff]/gu;

/**
 * Cleans visitor input for mail, XML, and CRMs: line ends become \n, and invisible control characters are removed.
 * Returns null if only white space is left.
 */
export function cleanText(text: string | null): string | null {
  const clean = text?.replaceAll(LINE_ENDS, '\n').replaceAll(UNWANTED, '').trim() ?? '';
  return clean === '' ? null : clean;
}

/** Cleans visitor input and puts it on one line. */
export function cleanLine(text: string | null): string | null {
  return cleanText(text)?.replaceAll(/\s+/g, ' ') ?? null;
}
