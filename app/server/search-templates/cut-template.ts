import { escapeHtml } from '@rooftop/escaping/escape-markup';
import { PLACEHOLDERS, REMAINS } from './placeholders.ts';

/** A page with placeholders. */
export interface Template {
  /**
   * Returns the page in UTF-8.
   * @param fillings unescaped text by placeholder
   * @param results HTML between header and footer
   */
  with(fillings: ReadonlyMap<string, string>, results: string): Buffer<ArrayBuffer>;
  /** Size in bytes. */
  readonly size: number;
}

/** Text as inside the quotes of a JSON string. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Escapes a text for its place. */
const WRITERS = {
  /** In an element or an attribute. */
  text: escapeHtml,
  /** In the JSON string in Remix's script: a string within a string, with HTML characters escaped. */
  data: (text: string) =>
    quoted(quoted(text)).replaceAll(
      /[&<>\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
} as const;

/** A page in one language without a choice of stores has no link to itself. */
const OPTIONAL: ReadonlySet<string> = new Set(['location']);
/** The page's data in Remix's script. */
const DATA = /streamController\.enqueue\("(?:[^"\\]|\\.)*"\)/;
/** End of the start tag of the results' element, which is empty (server-rendered.tsx). */
const RESULTS = ' data-lost="true">';

interface Cut {
  /** UTF-8. */
  readonly before: Buffer;
  readonly name: string;
  readonly writer: keyof typeof WRITERS;
}

/**
 * Cuts a rendered page at its placeholders.
 * @param names the placeholders it must have
 * @throws Error if a placeholder is missing, or if its text was changed by rendering
 */
export function cutTemplate(html: string, names: Iterable<string>): Template {
  const [start = '', end, ...more] = html.split(RESULTS);
  if (end === undefined || more.length > 0)
    throw new Error('The template has no single place for its results.');
  const head = cutsOf(start);
  const foot = cutsOf(end);
  const found = new Set([...head.cuts, ...foot.cuts].map(({ name }) => name));
  for (const name of names)
    if (!found.has(name) && !OPTIONAL.has(name))
      throw new Error(`The template has no place for its ${name}.`);

  const size = [...head.cuts, ...foot.cuts].reduce((sum, { before }) => sum + before.length, 0);
  return {
    with(fillings, results) {
      const written = new Map<string, Buffer>();
      const filling = ({ name, writer }: Cut): Buffer => {
        const key = `${name} ${writer}`;
        const known = written.get(key) ?? Buffer.from(WRITERS[writer](fillings.get(name) ?? ''));
        written.set(key, known);
        return known;
      };
      const filled = ({ cuts, rest }: typeof head) => [
        ...cuts.flatMap((cut) => [cut.before, filling(cut)]),
        rest,
      ];
      return Buffer.concat([...filled(head), Buffer.from(`>${results}`), ...filled(foot)]);
    },
    size: size + head.rest.length + foot.rest.length,
  };
}

function cutsOf(html: string): { readonly cuts: readonly Cut[]; readonly rest: Buffer } {
  const data = DATA.exec(html);
  const isData = (at: number): boolean =>
    data !== null && at > data.index && at < data.index + data[0].length;
  let last = 0;
  const part = (end?: number): Buffer => {
    const text = html.slice(last, end);
    if (REMAINS.test(text)) throw new Error('The template has a placeholder that cannot be filled.');
    return Buffer.from(text);
  };
  const cuts = [...html.matchAll(PLACEHOLDERS)].map(({ 0: text, 1: name = '', index }): Cut => {
    const before = part(index);
    last = index + text.length;
    return { before, name, writer: isData(index) ? 'data' : 'text' };
  });
  return { cuts, rest: part() };
}
