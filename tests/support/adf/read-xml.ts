/** Parser of the XML that ADF is printed as. It is ours because a visitor's literal `&#0;` must stay text. */
import type { XmlElement } from '@rooftop/leads/adf/xml';

const NAMED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const unescape = (text: string): string =>
  text.replaceAll(
    /&#(\d+);|&\w+;/g,
    (reference, code) => NAMED[reference] ?? String.fromCodePoint(Number(code)),
  );

const TOKEN = /<\?.*?\?>|<\/[\w-]+>|<([\w-]+)((?: [\w-]+="[^"]*")*)>|[^<]+/gs;

/**
 * Parses XML printed by `printXml`.
 * @throws Error if it has no element
 */
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
