/** The Studio's document actions, sent with @sanity/client, and the history they leave. */
import { type Action, ClientError } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.stop());

const create = (id: string, fields: object = {}): Action => ({
  actionType: 'sanity.action.document.create',
  publishedId: id,
  attributes: { _id: `drafts.${id}`, _type: 'note', ...fields },
  ifExists: 'fail',
});
const edit = (id: string, patch: object): Action => ({
  actionType: 'sanity.action.document.edit',
  draftId: `drafts.${id}`,
  publishedId: id,
  patch,
});
const publish = (id: string, conditions: object = {}): Action => ({
  actionType: 'sanity.action.document.publish',
  draftId: `drafts.${id}`,
  publishedId: id,
  ...conditions,
});
const unpublish = (id: string): Action => ({
  actionType: 'sanity.action.document.unpublish',
  draftId: `drafts.${id}`,
  publishedId: id,
});
const discard = (id: string): Action => ({
  actionType: 'sanity.action.document.discard',
  draftId: `drafts.${id}`,
});
const remove = (id: string, includeDrafts: string[] = []): Action => ({
  actionType: 'sanity.action.document.delete',
  publishedId: id,
  includeDrafts,
});

const both = async (id: string) => {
  const [draft, published] = await lake.administrator.getDocuments([`drafts.${id}`, id]);
  return { draft, published };
};

async function refused(action: Action | Action[]): Promise<ClientError> {
  const error: unknown = await lake.administrator
    .action(Array.isArray(action) ? action : [action])
    .catch((reason: unknown) => reason);
  if (!(error instanceof ClientError)) throw new Error(`Not refused: ${JSON.stringify(error)}`);
  return error;
}

test('creates, edits, publishes, unpublishes and deletes a document', async () => {
  const { administrator } = lake;
  const { transactionId } = await administrator.action(create('life', { title: 'one' }), {
    transactionId: 'born',
  });
  expect(transactionId).toBe('born');
  expect(await both('life')).toMatchObject({ draft: { title: 'one', _rev: 'born' }, published: null });

  await administrator.action(publish('life', { ifDraftRevisionId: 'born' }), { transactionId: 'published' });
  const first = await both('life');
  expect(first).toMatchObject({ draft: null, published: { _id: 'life', title: 'one', _rev: 'published' } });

  // The Studio's first edit is a patch that means "create a draft of this document".
  await administrator.action([
    edit('life', { unset: ['_empty_action_guard_pseudo_field_'] }),
    edit('life', { diffMatchPatch: { title: '@@ -1,3 +1,3 @@\n-one\n+two\n' } }),
  ]);
  expect(await both('life')).toMatchObject({ draft: { title: 'two' }, published: { title: 'one' } });

  await administrator.action(publish('life', { ifPublishedRevisionId: 'published' }));
  const second = await both('life');
  expect(second).toMatchObject({ draft: null, published: { title: 'two' } });
  expect(second.published?._createdAt).toBe(first.published?._createdAt);

  await administrator.action(unpublish('life'));
  expect(await both('life')).toMatchObject({ draft: { title: 'two' }, published: null });
  await administrator.action(discard('life'));
  expect(await both('life')).toEqual({ draft: null, published: null });
});

describe('rejects the whole request', () => {
  beforeAll(async () => {
    await lake.administrator.action([
      create('there'),
      create('other', { to: { _ref: 'there', _weak: true } }),
    ]);
    await lake.administrator.action(publish('there'));
    await lake.administrator.action(edit('there', { set: { a: 1 } }));
  });
  test.each<[string, Action | Action[], string]>([
    ['a draft twice', create('other'), 'documentAlreadyExistsError'],
    ['editing an unknown document', edit('nothing', { set: { a: 1 } }), 'documentNotFoundError'],
    ['publishing an unknown document', publish('nothing'), 'documentNotFoundError'],
    [
      'publishing a draft that has changed',
      publish('there', { ifDraftRevisionId: 'x' }),
      'documentRevisionIDDoesNotMatchError',
    ],
    [
      'publishing over a document that has changed',
      publish('there', { ifPublishedRevisionId: 'x' }),
      'documentRevisionIDDoesNotMatchError',
    ],
    ['discarding an unknown draft', discard('nothing'), 'documentNotFoundError'],
    ['unpublishing an unpublished document', unpublish('other'), 'documentNotFoundError'],
    ['deleting without the draft', remove('there'), 'mutationError'],
    [
      'a draft of another document',
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.other', publishedId: 'there' },
      'mutationError',
    ],
    [
      'the second of two actions',
      [edit('there', { set: { b: 2 } }), publish('nothing')],
      'documentNotFoundError',
    ],
  ])('%s', async (_what, action, type) => {
    const before = await both('there');
    const error = await refused(action);
    expect(error.details).toMatchObject({ type: 'actionError', items: [{ error: { type } }] });
    expect(await both('there')).toEqual(before);
  });

  test('reports an unsupported action by name', async () => {
    const action: Action = {
      actionType: 'sanity.action.release.publish',
      releaseId: 'summer',
    };
    expect((await refused(action)).statusCode).toBe(400);
  });
});

test('delete also removes drafts', async () => {
  await lake.administrator.action(create('doomed'));
  await lake.administrator.action([publish('doomed'), edit('doomed', { set: { a: 1 } })]);
  await lake.administrator.action(remove('doomed', ['drafts.doomed']));
  expect(await both('doomed')).toEqual({ draft: null, published: null });
});

const get = async (path: string) => {
  const headers = { Authorization: `Bearer ${lake.administrator.config().token}` };
  return (await fetch(`${lake.url}/v2025-02-19/data/history/production/${path}`, { headers })).text();
};

describe('history', () => {
  beforeAll(async () => {
    const { administrator } = lake;
    await administrator.action(create('story', { n: 1 }), { transactionId: 's1' });
    await administrator.action(edit('story', { set: { n: 2 } }), { transactionId: 's2' });
    await administrator.action(publish('story'), { transactionId: 's3' });
    await administrator.action(edit('story', { set: { n: 3 } }), { transactionId: 's4' });
    await administrator.action(discard('story'), { transactionId: 's5' });
  });

  test('returns transactions with effects in both orders', async () => {
    const lines = (await get('transactions/story,drafts.story?effectFormat=mendoza&excludeContent=true'))
      .trim()
      .split('\n')
      .map((line) =>
        z
          .object({
            id: z.string(),
            documentIDs: z.array(z.string()),
            effects: z.record(z.string(), z.unknown()),
          })
          .parse(JSON.parse(line)),
      );
    expect(lines.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4', 's5']);
    expect(lines[2]).toMatchObject({
      documentIDs: expect.arrayContaining(['story', 'drafts.story']),
      effects: {
        story: { apply: [0, { n: 2 }], revert: [0, null] },
        'drafts.story': { apply: [0, null], revert: [0, { n: 2 }] },
      },
    });
    const part = await get(
      'transactions/story,drafts.story?fromTransaction=s2&toTransaction=s4&reverse=true&limit=100',
    );
    expect([...part.matchAll(/"id":"(s\d)"/g)].map(([, id]) => id)).toEqual(['s4', 's3', 's2']);
  });

  test('returns earlier revisions by id and by time', async () => {
    expect(JSON.parse(await get('documents/drafts.story?revision=s1'))).toMatchObject({
      documents: [{ _id: 'drafts.story', n: 1, _rev: 's1' }],
    });
    expect(JSON.parse(await get('documents/story?time=2020-01-01T00:00:00Z'))).toEqual({ documents: [] });
    expect(
      JSON.parse(await get(`documents/story?time=${new Date(Date.now() + 1000).toISOString()}`)),
    ).toMatchObject({
      documents: [{ n: 2 }],
    });
  });

  test('finds a revision for a document and its draft together, as the Studio requests before restoring', async () => {
    const { administrator } = lake;
    const documents = async (path: string) => JSON.parse(await get(path)).documents;
    expect(await documents('documents/story,drafts.story?revision=s3')).toMatchObject([
      { _id: 'story', n: 2, _rev: 's3' },
    ]);
    expect(await documents('documents/story,drafts.story?revision=s4')).toMatchObject([
      { _id: 'drafts.story', n: 3, _rev: 's4' },
    ]);
    expect(await documents('documents/story,drafts.story?lastRevision=true')).toMatchObject([
      { _id: 'story', n: 2 },
      { _id: 'drafts.story', n: 3 },
    ]);
    // Seeded documents never had drafts, but the Studio requests the draft anyway.
    const { _rev } = await administrator.create({ _id: 'seeded', _type: 'page', n: 1 });
    for (const ids of ['drafts.seeded', 'seeded,drafts.seeded'])
      expect(await documents(`documents/${ids}?revision=${_rev}`)).toMatchObject([{ _id: 'seeded', n: 1 }]);
    expect(await get('documents/story,%27?revision=s1')).toContain('is invalid');
  });

  test('returns events with the Studio’s names, newest first, without edits', async () => {
    const { events: eventsOf } = JSON.parse(await get('events/documents/drafts.story'));
    const events = eventsOf['drafts.story'];
    expect(events).toMatchObject([
      { id: 's5', type: 'deleteDocumentVersion', versionId: 'drafts.story' },
      { id: 's4', type: 'createDocumentVersion' },
      { id: 's3', type: 'publishDocumentVersion', revisionId: 's3', documentId: 'story' },
      { id: 's1', type: 'createDocumentVersion', versionRevisionId: 's1' },
    ]);
  });
});
