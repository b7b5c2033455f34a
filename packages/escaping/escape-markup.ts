/** Text in markup: the only escapers of pages, mails, sitemaps, feeds and ADF. */
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
const SPECIAL = /["&'<>]/;
/** Characters that XML 1.0 does not allow, not even as a reference. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes text for use in an element or a quoted attribute of HTML, with the bytes that React writes. */
export const escapeHtml = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/["&'<>]/g, (character) => ENTITIES[character] ?? character) : text;

/** Escapes text for use between tags or in an attribute of XML. Drops characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replaceAll(FORBIDDEN, '')).replaceAll('&#x27;', '&apos;');

/**
 * Escapes text for XML as pure ASCII, so that no mail server or CRM can misread the encoding. Apostrophes stay, because
 * attributes are in double quotes.
 */
export const escapeAsciiXml = (text: string): string =>
  escapeHtml(text.replaceAll(FORBIDDEN, ''))
    .replaceAll('&#x27;', "'")
    .replaceAll(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);
