/** Source maps name the field of each text, as @sanity/client reads them. */
import { WORKSPACES } from '../../../tests/support/lake/access.ts';
import { jsonPathToStudioPath, parseJsonPath, studioPath } from '@sanity/client/csm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, LakeDocument } from '../document.ts';
import { runQuery } from './run-query.ts';
import type { ArraySteps } from './source-map.ts';
import { createView, type Perspective } from './view.ts';

const SYSTEM = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const documentOf = (_id: string, _type: string, fields: { readonly [name: string]: Json }): LakeDocument => ({
  _id,
  _type,
  ...SYSTEM,
  ...fields,
});

const DOCUMENTS = [
  documentOf('author', 'author', { name: 'Meridian' }),
  documentOf('drafts.page', 'page', { title: { en: 'Draft', es: 'Borrador' }, workspace: { _ref: 'lake' } }),
  documentOf('page', 'page', {
    title: { en: 'Winter tires', es: '' },
    kind: 'season',
    until: '2026-12-24',
    author: { _ref: 'author' },
    blocks: [
      { _key: "a'1", heading: { en: 'Fair' } },
      { _key: 'b2', heading: { en: 'Fair' }, items: ['One', 'Two'] },
    ],
    workspace: { _ref: 'lake' },
  }),
];

/** The sources of a query's texts, by where they are in the result. */
function sourcesOf(
  query: string,
  {
    params = {},
    documents = DOCUMENTS,
    perspective = [],
    steps = 'key',
  }: {
    readonly params?: Readonly<Record<string, unknown>>;
    readonly documents?: readonly LakeDocument[];
    readonly perspective?: Perspective;
    readonly steps?: ArraySteps;
  } = {},
) {
  const view = createView(WORKSPACES, documents, perspective);
  const question = {
    query,
    params,
    identity: '',
    sanity: { projectId: 'p', dataset: 'd' },
    sourceMap: steps,
  };
  const { result, sourceMap } = runQuery(question, view);
  const sources = Object.entries(sourceMap?.mappings ?? {}).map(([at, { source }]) => ({
    text: studioPath.get(result, jsonPathToStudioPath(parseJsonPath(at))),
    at,
    id: sourceMap?.documents[source.document]?._id ?? '',
    path: sourceMap?.paths[source.path] ?? '',
  }));
  return { result, sources };
}

const shown = (query: string, more?: Parameters<typeof sourcesOf>[1]) =>
  sourcesOf(query, more).sources.map(({ at, id, path }) => `${at} ${id} ${path}`);

test.each<[string, string, string[]]>([
  ['a field', '*[_id == "page"][0]{"heading": title.en}', ["$['heading'] page $['title']['en']"]],
  [
    'the language that was written',
    '*[_id == "page"][0]{"heading": select(title.es > "" => title.es, title.en > "" => title.en)}',
    ["$['heading'] page $['title']['en']"],
  ],
  [
    'items of an array by key, and equal texts apart',
    '*[_id == "page"][0].blocks[]{"text": heading.en}',
    [
      String.raw`$[0]['text'] page $['blocks'][?(@._key=='a\'1')]['heading']['en']`,
      "$[1]['text'] page $['blocks'][?(@._key=='b2')]['heading']['en']",
    ],
  ],
  [
    'items without keys by position',
    '*[_id == "page"][0].blocks[1].items',
    [
      "$[0] page $['blocks'][?(@._key=='b2')]['items'][0]",
      "$[1] page $['blocks'][?(@._key=='b2')]['items'][1]",
    ],
  ],
  ['a reference', '*[_id == "page"][0].author->name', ["$ author $['name']"]],
  [
    'a text beside the one that is compared',
    '*[kind == "season"]{kind, "heading": title.en}',
    ["$[0]['heading'] page $['title']['en']"],
  ],
  [
    'nothing computed',
    '*[_id == "page"]{"a": upper(title.en), "b": title.en + "!", "c": length(title.en)}',
    [],
  ],
  ['no date', '*[_id == "page"]{until}', []],
  ['no literal', '*[_id == "page"]{"heading": "Fair"}', []],
  ['no ID and no type', '*[_id == "page"]{_id, _type}', []],
])('%s', (_what, query, expected) => {
  expect(shown(query)).toEqual(expected);
});

test('a text that is compared with a parameter is still found', () => {
  const { result } = sourcesOf('*[title.en == $title]._id', { params: { title: 'Winter tires' } });
  expect(result).toEqual(['page']);
});

test('steps are positions if they are asked for', () => {
  expect(shown('*[_id == "page"][0].blocks[1].heading.en', { steps: 'position' })).toEqual([
    "$ page $['blocks'][1]['heading']['en']",
  ]);
});

test('with drafts, the source is the draft', () => {
  expect(shown('*[_id == "page"][0].title.en', { perspective: ['drafts'] })).toEqual([
    "$ drafts.page $['title']['en']",
  ]);
});

const word = fc.constantFrom('Fair', 'fair', 'Fair deal', 'Red', '', '2026-01-01', "it's", 'a\nb');
const PLAIN = { noNullPrototype: true };
const block = fc.record(
  { _key: fc.constantFrom('a', 'b', "c'd", '["x"]'), text: word, items: fc.array(word) },
  PLAIN,
);
const content = fc.record(
  { title: fc.record({ en: word, es: word }, PLAIN), blocks: fc.array(block), kind: word },
  PLAIN,
);
const anyDocuments = fc.array(content, { minLength: 1, maxLength: 6 }).map((all) =>
  all.map((fields, number) =>
    documentOf(`d${number}`, number % 2 === 0 ? 'page' : 'faq', {
      ...fields,
      next: { _ref: `d${(number + 1) % all.length}` },
    }),
  ),
);
const filter = fc.constantFrom(
  'true',
  '_type == "page"',
  'kind == "Fair"',
  'kind == ^.title.en',
  'title.en match "fair"',
);
const order = fc.constantFrom('', '| order(title.en asc)', '| order(kind desc, title.es asc)', '[0...3]');
const projection = fc.constantFrom(
  '',
  '{"a": coalesce(title.es, title.en), blocks[]{text, items}}',
  '{...title, "next": next->{title}}',
  '{"texts": blocks[].text, "all": blocks[].items[]}',
  '{"same": *[kind == ^.kind]{kind, "t": title.en}}',
  '{"select": select(kind == "Fair" => title.en, title.es), "lower": lower(title.en)}',
);

test('whatever the query, each text is what its document has there', () => {
  fc.assert(
    fc.property(anyDocuments, filter, order, projection, (documents, where, by, what) => {
      const { sources } = sourcesOf(`*[${where}] ${by} ${what}`, { documents, steps: 'position' });
      for (const { text, id, path } of sources) {
        const document = documents.find(({ _id }) => _id === id);
        expect(studioPath.get(document, jsonPathToStudioPath(parseJsonPath(path)))).toBe(text);
      }
    }),
    { numRuns: 500 },
  );
});
