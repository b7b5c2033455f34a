/**
 * Minimal XML for ADF: elements contain either elements or text. We don't use a library because a visitor's literal
 * `&#0;` must stay text.
 */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** Creates an element. Null children are skipped. */
export function element(
  name: string,
  attributes: XmlElement['attributes'],
  content: string | readonly (XmlElement | null)[],
): XmlElement {
  const isThere = (child: XmlElement | null): child is XmlElement => child !== null;
  return { name, attributes, content: typeof content === 'string' ? content : content.filter(isThere) };
}

const NAMED = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

/** Replaces every ambiguous or non-ASCII character with a reference. */
const escape = (text: string): string =>
  text.replaceAll(
    /[&<>"]|[^\0-\x7f]/gu,
    (character) => NAMED.get(character) ?? `&#${character.codePointAt(0)};`,
  );

/**
 * Prints an element, with each child on its own line. Texts may contain no control characters except \t and \n;
 * attributes may contain none.
 */
export function printXml({ name, attributes, content }: XmlElement, indent = ''): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const start = `${indent}<${name}${said.join('')}>`;
  if (typeof content === 'string') return `${start}${escape(content)}</${name}>\n`;
  return `${start}\n${content.map((child) => printXml(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

const CHARACTERS = new Map([...NAMED].map(([character, reference]) => [reference, character]));

const unescape = (text: string): string =>
  text.replaceAll(
    /&#(\d+);|&\w+;/g,
    (reference, code) => CHARACTERS.get(reference) ?? String.fromCodePoint(Number(code)),
  );

const TOKEN = /<\?.*?\?>|<\/[\w-]+>|<([\w-]+)((?: [\w-]+="[^"]*")*)>|[^<]+/gs;

/** Parses XML printed by `printXml`. */
export function readXml(xml: string): XmlElement {
  const open: { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] }[] = [
    { name: '', attributes: {}, text: '', children: [] },
  ];
  for (const [token, name, attributes = ''] of xml.matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (name !== undefined) {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
      const read = Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, unescape(value)]));
      open.push({ name, attributes: read, text: '', children: [] });
    } else if (token.startsWith('</')) {
      const closed = open.pop();
      if (closed === undefined) break;
      const content = closed.children.length === 0 ? unescape(closed.text) : closed.children;
      open.at(-1)?.children.push({ name: closed.name, attributes: closed.attributes, content });
    } else if (parent !== undefined && !token.startsWith('<?')) {
      parent.text += token;
    }
  }
  const [root] = open[0]?.children ?? [];
  if (root === undefined) throw new Error('The document has no element.');
  return root;
}
