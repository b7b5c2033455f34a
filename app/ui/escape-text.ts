const SPECIAL = /["&'<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as it may stand in an element or in an attribute's quotes. */
export const escapeText = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/["&'<>]/g, (character) => ENTITIES[character] ?? character) : text;
