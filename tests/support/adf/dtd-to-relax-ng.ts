/**
 * Translates a DTD to RELAX NG one to one, because no npm validator suitable for tests reads DTDs. Supports what
 * adf.dtd uses: elements with child elements or text, and attributes with CDATA, NMTOKEN, or listed values.
 */
export function dtdToRelaxNg(dtd: string): string {
  const declarations = dtd.replaceAll(/<!--.*?-->/gs, '');
  const attributes = new Map<string, string>();
  for (const [, name = '', list = ''] of declarations.matchAll(/<!ATTLIST\s+([\w-]+)\s+(.*?)>/gs)) {
    attributes.set(name, attributePatterns(list));
  }
  const elements = [...declarations.matchAll(/<!ELEMENT\s+([\w-]+)\s+(.*?)>/gs)];
  const defines = elements.map(([, name = '', content = '']) => {
    const patterns = `${attributes.get(name) ?? ''}${contentPattern(content)}`;
    return `<define name="${name}"><element name="${name}">${patterns}</element></define>`;
  });
  return (
    '<grammar xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">' +
    `<start><ref name="${elements[0]?.[1] ?? ''}"/></start>${defines.join('')}</grammar>`
  );
}

function attributePatterns(list: string): string {
  const definitions = list.matchAll(/([\w-]+)\s+(CDATA|NMTOKEN|\(.*?\))\s+(#REQUIRED|#IMPLIED|".*?")/gs);
  return [...definitions]
    .map(([, name, type = '', presence]) => {
      const pattern = `<attribute name="${name}">${valuePattern(type)}</attribute>`;
      return presence === '#REQUIRED' ? pattern : `<optional>${pattern}</optional>`;
    })
    .join('');
}

function valuePattern(type: string): string {
  if (type === 'CDATA') return '<text/>';
  if (type === 'NMTOKEN') return '<data type="NMTOKEN"/>';
  const values = type.replaceAll(/[()\s]/g, '').split('|');
  return `<choice>${values.map((value) => `<value>${value}</value>`).join('')}</choice>`;
}

const REPEATED = { '?': 'optional', '*': 'zeroOrMore', '+': 'oneOrMore' } as const;
const isRepeat = (token: string | undefined): token is keyof typeof REPEATED =>
  token !== undefined && Object.hasOwn(REPEATED, token);

/** Translates a content model such as `(id*, (email | phone+))` from left to right. */
function contentPattern(content: string): string {
  const tokens = content.match(/#?[\w-]+|[(),|?*+]/g) ?? [];
  const particle = (): string => {
    const token = tokens.shift();
    const pattern = token === '(' ? group() : token === '#PCDATA' ? '<text/>' : `<ref name="${token}"/>`;
    if (!isRepeat(tokens[0])) return pattern;
    const repeat = REPEATED[tokens[0]];
    tokens.shift();
    return `<${repeat}>${pattern}</${repeat}>`;
  };
  const group = (): string => {
    const parts = [particle()];
    let kind = 'group';
    for (let token = tokens.shift(); token !== ')'; token = tokens.shift()) {
      if (token === undefined) throw new Error(`Unclosed parenthesis: ${content}`);
      kind = token === '|' ? 'choice' : 'group';
      parts.push(particle());
    }
    return `<${kind}>${parts.join('')}</${kind}>`;
  };
  return particle();
}
