/**
 * Content source maps: which field of which document each text of a query's result is. The query library keeps no track
 * of that, so the query is run once more on documents whose texts end in marks. What comes out as the same text and its
 * mark is that field; what was computed, or selected by its text, has no source.
 */
import type { Json, LakeDocument } from '../document.ts';
import { childrenOf, type SyntaxNode } from './syntax.ts';
import type { DatasetView } from './view.ts';
import { addSearchText } from './search-text.ts';

/** How steps into arrays are written: by `_key` where there is one, or by position. */
export type ArraySteps = 'key' | 'position';

/** In the format of Sanity's API. Only texts have sources. */
export interface SourceMap {
  readonly documents: readonly { readonly _id: string; readonly _type: string }[];
  /** JSONPath in a document. */
  readonly paths: readonly string[];
  /** By JSONPath in the result. `document` and `path` are positions in the lists above. */
  readonly mappings: Readonly<
    Record<
      string,
      {
        readonly type: 'value';
        readonly source: { readonly type: 'documentValue'; readonly document: number; readonly path: number };
      }
    >
  >;
}

interface Source {
  readonly text: string;
  readonly document: LakeDocument;
  readonly path: string;
}

/** Characters of private use, which no text of a document may have to get a mark. */
const [OPEN, CLOSE] = ['\u{F8F0}', '\u{F8F1}'];
/** Digits of a mark. They are as many in each, so that equal texts are sorted by the position of their documents. */
const DIGITS = 7;

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text);

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsOf(inner);
}

/** Texts that a query compares with, parameters included. */
function* constantsOf(tree: SyntaxNode): Generator<string> {
  if (tree.type === 'Value') yield* textsOf(tree['value']);
  for (const child of childrenOf(tree)) yield* constantsOf(child);
}

const ESCAPES: Readonly<Record<string, string>> = { '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const quoted = (name: string): string =>
  `'${name.replaceAll(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? `\\${character}`)}'`;

/** The step from an array to one of its items. */
function itemStep(item: Json | undefined, position: number, arraySteps: ArraySteps): string {
  const key = typeof item === 'object' && item !== null && '_key' in item ? item['_key'] : undefined;
  return arraySteps === 'key' && typeof key === 'string' && key !== ''
    ? `[?(@._key==${quoted(key)})]`
    : `[${position}]`;
}

/**
 * Prepares the source map of a query's result.
 * @param tree of the query
 */
export function createSourceMapper(tree: SyntaxNode, view: DatasetView, arraySteps: ArraySteps) {
  const constants = new Set(constantsOf(tree));
  const sources: Source[] = [];
  const marked = new Map<LakeDocument, LakeDocument>();

  function mark(value: Json | undefined, document: LakeDocument, path: string): Json | undefined {
    if (typeof value === 'string') {
      if (value === '' || constants.has(value) || isDate(value) || value.includes(OPEN)) return value;
      sources.push({ text: value, document, path });
      return value + OPEN + (sources.length - 1).toString(36).padStart(DIGITS, '0') + CLOSE;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      return value.map(
        (item: Json, position) => mark(item, document, path + itemStep(item, position, arraySteps)) ?? null,
      );
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name.startsWith('_') ? inner : mark(inner, document, `${path}[${quoted(name)}]`),
      ]),
    );
  }

  function markedDocument(document: LakeDocument): LakeDocument {
    const known = marked.get(document);
    if (known !== undefined) return known;
    const { _id, _type, _rev, _createdAt, _updatedAt, ...fields } = document;
    const system = { _id, _type, _rev, _createdAt, _updatedAt };
    const made: LakeDocument = { ...system };
    for (const [name, value] of Object.entries(fields))
      Object.assign(made, {
        [name]: name.startsWith('_') ? value : mark(value, document, `$[${quoted(name)}]`),
      });
    marked.set(document, made);
    return made;
  }

  /** The source of a text that is the given one and its mark. */
  function sourceOf(text: string, withMark: string): Source | undefined {
    if (!withMark.startsWith(text + OPEN)) return undefined;
    const source = sources[Number.parseInt(withMark.slice(text.length + 1, -1), 36)];
    return source?.text === text ? source : undefined;
  }

  return {
    /** The same documents, with marks. */
    view: {
      tenancy: view.tenancy,
      get documents() {
        return view.documents.map(markedDocument);
      },
      get(id) {
        const document = view.get(id);
        return document && markedDocument(document);
      },
      searchable() {
        const documents = view.documents.map(markedDocument);
        documents.forEach(addSearchText);
        return documents;
      },
      select: (types, scopes) => view.select(types, scopes).map(markedDocument),
    } satisfies DatasetView,

    /**
     * The source map of a result.
     * @param again what the query returned for the documents with marks
     */
    mapOf(result: unknown, again: unknown): SourceMap {
      const documents = new Map<LakeDocument, number>();
      const paths = new Map<string, number>();
      const mappings: Record<string, SourceMap['mappings'][string]> = {};
      const positionIn = <Key>(positions: Map<Key, number>, key: Key): number => {
        const known = positions.get(key) ?? positions.size;
        positions.set(key, known);
        return known;
      };

      function compare(value: unknown, other: unknown, path: string): void {
        if (typeof value === 'string' && typeof other === 'string') {
          const source = sourceOf(value, other);
          if (source === undefined) return;
          const document = positionIn(documents, source.document);
          mappings[path] = {
            type: 'value',
            source: { type: 'documentValue', document, path: positionIn(paths, source.path) },
          };
        } else if (Array.isArray(value)) {
          if (!Array.isArray(other) || value.length !== other.length) return;
          value.forEach((item, position) => compare(item, other[position], `${path}[${position}]`));
        } else if (
          typeof value === 'object' &&
          value !== null &&
          typeof other === 'object' &&
          other !== null
        ) {
          const others = new Map(Object.entries(other));
          for (const [name, inner] of Object.entries(value))
            compare(inner, others.get(name), `${path}[${quoted(name)}]`);
        }
      }
      compare(result, again, '$');

      return {
        documents: Array.from(documents.keys(), ({ _id, _type, _originalId }) => ({
          _id: typeof _originalId === 'string' ? _originalId : _id,
          _type,
        })),
        paths: [...paths.keys()],
        mappings,
      };
    },
  };
}
