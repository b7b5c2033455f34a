import { Parser } from 'htmlparser2';

/** Elements that begin and end a line. */
const BLOCKS = new Set([
  'address',
  'article',
  'blockquote',
  'div',
  'dl',
  'dt',
  'dd',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'tr',
  'ul',
]);
/** Elements whose text nobody sees. */
const HIDDEN = new Set(['head', 'script', 'style', 'template', 'title', 'noscript', 'object', 'iframe']);

/** Elements in one another. Bounds the work of each end tag, for which the parser looks through all that are open. */
const DEEPEST = 500;

/** The text of an HTML mail, up to where it is nested deeper than mail is. What stands in a `blockquote` gets `> `, as in mail that has a text of its own. */
export function mailTextOf(html: string): string {
  const lines: string[] = [];
  /** Begins with what can be seen, so it is empty if nothing can be. */
  let line = '';
  let hidden = 0;
  let quotes = 0;
  let depth = 0;
  const endLine = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    if (text !== '') lines.push(`${'> '.repeat(Math.min(quotes, 5))}${text}`);
    else if (lines.at(-1) !== '' && lines.length > 0) lines.push('');
    line = '';
  };
  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      if (depth > DEEPEST) parser.pause();
      if (HIDDEN.has(name)) hidden += 1;
      if (name === 'br') endLine();
      if (BLOCKS.has(name) && line !== '') endLine();
      if (name === 'blockquote') quotes += 1;
    },
    ontext(text) {
      if (hidden === 0) line += line === '' ? text.trimStart() : text;
    },
    onclosetag(name) {
      depth -= 1;
      if (HIDDEN.has(name)) hidden -= 1;
      if (BLOCKS.has(name) && line !== '') endLine();
      if (name === 'p' && lines.at(-1) !== '') lines.push('');
      if (name === 'blockquote') quotes -= 1;
    },
  });
  parser.end(html);
  endLine();
  return lines.join('\n').trim();
}
