/** Whenever a result changes, its tags and those of the change have one in common. */
import { WORKSPACES } from '../../../tests/support/lake/access.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { publishedId, type LakeDocument } from '../document.ts';
import { createDocuments } from '../store/documents.ts';
import { runQuery } from './run-query.ts';
import { tagsOfChange } from './sync-tags.ts';
import { createView, type Perspective } from './view.ts';

const keys = ['a', 'b', 'c', 'd'];
const types = ['article', 'page', 'offer'];
const key = fc.constantFrom(...keys);
const workspace = fc.constantFrom('one', 'two');

const reference = (id: fc.Arbitrary<string>) => id.map((_ref) => ({ _ref }));

const content = fc.record(
  {
    n: fc.integer({ min: 0, max: 3 }),
    workspace: reference(workspace),
    link: reference(key),
    links: fc.array(reference(key), { maxLength: 2 }),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const change = fc.record({
  key,
  type: fc.constantFrom(...types),
  isDraft: fc.boolean(),
  content: fc.option(content),
});

const QUERIES = [
  '*',
  '*[_type == "article"]',
  '*[_type == $type]{n, "to": link->n}',
  '*[_type == "article" && workspace._ref == $workspace]{..., link->}',
  '*[_type == $type && workspace._ref == $workspace && n > 1] | order(n desc)[0..1]',
  '*[_type in ["article", "page"]]{_id, "deep": link->link->{n}}',
  '*[_type in $types && n == 2]._id',
  '*[_type == "article"][workspace._ref == "two"]{n}',
  '*[_type == "page" || n == 1]',
  '*[_type == "page"]{"articles": *[_type == "article" && references(^._id)]{n}}',
  '*[_id in *[_type == "page"].link._ref]',
  'count(*[_type == "offer" && link->n == 1])',
  '{"a": *[_type == "article"][0], "b": *[_type == "page"].links[]->n}',
  '*[_id == "a"][0].link->',
  '*[!(_type == "article")]',
  '*["article" == _type && defined(link->)]',
  '*[_type != "article"]._id',
  'coalesce(*[_type == "offer"][0].links[0]->, *[_type == "page"][0])',
  '*[_type == "article" && workspace._ref in ["one"]]',
  '*[_type == "article" && _type == "page"]',
  '*[^._type == "article"]',
];
const PERSPECTIVES: readonly Perspective[] = ['raw', [], ['drafts']];

test.each(QUERIES)('%s', async (query) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 8 }),
      change,
      fc.constantFrom(...PERSPECTIVES),
      workspace,
      async (initial, last, perspective, wanted) => {
        const documents = createDocuments();
        const apply = ({ key: id, type, isDraft, content: fields }: typeof last, rev: number) => {
          const _id = isDraft ? `drafts.${id}` : id;
          const before = documents.get(_id) ?? null;
          const time = '2026-01-01T00:00:00.000Z';
          const stamps = { _id, _type: type, _rev: `r${rev}`, _createdAt: time, _updatedAt: time };
          const after: LakeDocument | null = fields && { ...stamps, ...fields };
          documents.set(_id, after);
          return { id: _id, before, after, mutations: [] };
        };
        const ask = () =>
          runQuery(
            {
              query,
              params: { type: 'article', types, workspace: wanted },
              identity: 'me',
              sanity: { projectId: 'p', dataset: 'd' },
            },
            createView(WORKSPACES, documents.all(), perspective),
          );
        initial.forEach(apply);
        const before = ask();
        const made = apply(last, 100);
        const after = ask();
        if (JSON.stringify(before.result) === JSON.stringify(after.result)) return;
        const tags = tagsOfChange(WORKSPACES, made, documents.family(made.id));
        expect(tags.some((tag) => before.syncTags.includes(tag))).toBe(true);
        // Listeners for published documents only see no drafts.
        if (perspective.length === 0) expect(made.id).toBe(publishedId(made.id));
      },
    ),
    { numRuns: 150 },
  );
});

test('tags reveal neither types nor ids', async () => {
  const view = createView(WORKSPACES, [], []);
  const { syncTags } = runQuery(
    { query: '*[_type == "article"]', params: {}, identity: 'me', sanity: { projectId: 'p', dataset: 'd' } },
    view,
  );
  expect(syncTags).toEqual([expect.stringMatching(/^s1:[\w-]{12}$/)]);
});

test('a result about one workspace shares no tags with changes of another', async () => {
  const time = '2026-01-01T00:00:00.000Z';
  const article = (id: string, owner: string): LakeDocument => ({
    _id: id,
    _type: 'article',
    _rev: 'r',
    _createdAt: time,
    _updatedAt: time,
    workspace: { _ref: owner },
  });
  const { syncTags } = runQuery(
    {
      query: '*[_type == "article" && workspace._ref == $workspace]',
      params: { workspace: 'one' },
      identity: 'me',
      sanity: { projectId: 'p', dataset: 'd' },
    },
    createView(WORKSPACES, [], []),
  );
  const tagsOf = (owner: string) =>
    tagsOfChange(WORKSPACES, { id: 'x', before: null, after: article('x', owner), mutations: [] }, []);
  expect(tagsOf('one').some((tag) => syncTags.includes(tag))).toBe(true);
  expect(tagsOf('two').some((tag) => syncTags.includes(tag))).toBe(false);
});
