/** Minimal XML for ADF: elements contain either elements or text. */
import { escapeAsciiXml } from '@rooftop/escaping/escape-markup';

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

/**
 * Prints an element, with each child on its own line. Texts may contain no control characters except \t and \n;
 * attributes may contain none.
 */
export function printXml({ name, attributes, content }: XmlElement, indent = ''): string {
  const printed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAsciiXml(value)}"`);
  const start = `${indent}<${name}${printed.join('')}>`;
  if (typeof content === 'string') return `${start}${escapeAsciiXml(content)}</${name}>\n`;
  return `${start}\n${content.map((child) => printXml(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}
