const SPECIAL = /["&'<>]/;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes text for use in an element or a quoted attribute. */
export const escapeText = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/["&'<>]/g, (character) => ENTITIES[character] ?? character) : text;
