import { escapeText } from '../../ui/escape-text.ts';
import type { HoleName } from './holes.ts';

/** Unescaped text and URLs for the holes, except for `main`, which is HTML. */
export type Fillings = Readonly<Record<HoleName | 'nonce', string>>;

/** A page with holes. */
export interface Stencil {
  /** Returns the page with these fillings, in UTF-8. */
  with(fillings: Fillings): Buffer<ArrayBuffer>;
  /** Size in bytes. */
  size(): number;
}

/** Text as inside the quotes of a JSON string. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Escapes a filling for the place of its hole. */
const WRITERS = {
  /** In an element or an attribute. */
  text: escapeText,
  /** In the JSON string in Remix's script: a string within a string, with HTML characters escaped. */
  data: (text: string) =>
    quoted(quoted(text)).replaceAll(
      /[&<>\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  raw: (html: string) => html,
} as const;

/** Fillings that are not escaped. */
const RAW: ReadonlySet<string> = new Set(['main', 'nonce']);
/** With one language and no store selection, the page doesn't link to itself. */
const OPTIONAL: ReadonlySet<string> = new Set(['location']);
/** The page's data in Remix's script. */
const DATA = /streamController\.enqueue\("(?:[^"\\]|\\.)*"\)/;
/** Common part of all holes; see holes.ts. */
const MARK = /hole-[0-9a-f]{24}/;

const ASCII = /^[\0-\x7F]*$/;

/** Most pages are all ASCII, which Node writes four times faster as latin1. */
const utf8 = (text: string): Buffer => Buffer.from(text, ASCII.test(text) ? 'latin1' : 'utf8');

interface Cut {
  /** UTF-8. */
  readonly before: Buffer;
  readonly hole: HoleName | 'nonce';
  readonly writer: keyof typeof WRITERS;
}

function placesOf(text: string, html: string): readonly number[] {
  const places: number[] = [];
  for (let at = html.indexOf(text); at !== -1; at = html.indexOf(text, at + text.length)) places.push(at);
  return places;
}

/**
 * Cuts a rendered page at its holes.
 * @param holes their placeholder texts in the page
 * @throws Error if a hole is missing, or if its text was changed by rendering
 */
export function cutStencil(html: string, holes: Readonly<Partial<Fillings>>): Stencil {
  const data = DATA.exec(html);
  const isData = (at: number): boolean =>
    data !== null && at > data.index && at < data.index + data[0].length;

  const places = Object.keys(holes)
    .filter((name): name is keyof Fillings => Object.hasOwn(holes, name))
    .flatMap((hole) => {
      const text = holes[hole] ?? '';
      const found = placesOf(text, html);
      if (found.length === 0 && !OPTIONAL.has(hole))
        throw new Error(`The stencil has no place for its ${hole}.`);
      return found.map((start) => ({ hole, start, end: start + text.length }));
    })
    .toSorted((a, b) => a.start - b.start);

  let last = 0;
  const cuts = places.map(({ hole, start, end }): Cut => {
    const before = Buffer.from(html.slice(last, start));
    last = end;
    return { before, hole, writer: RAW.has(hole) ? 'raw' : isData(start) ? 'data' : 'text' };
  });
  const rest = Buffer.from(html.slice(last));
  if ([rest, ...cuts.map(({ before }) => before)].some((text) => MARK.test(text.toString())))
    throw new Error('The stencil has a hole that cannot be filled.');

  return {
    with(fillings) {
      const written = new Map<string, Buffer>();
      const filling = ({ hole, writer }: Cut): Buffer => {
        const key = `${hole} ${writer}`;
        const known = written.get(key) ?? utf8(WRITERS[writer](fillings[hole]));
        written.set(key, known);
        return known;
      };
      return Buffer.concat([...cuts.flatMap((cut) => [cut.before, filling(cut)]), rest]);
    },
    size: () => cuts.reduce((sum, { before }) => sum + before.length, rest.length),
  };
}
