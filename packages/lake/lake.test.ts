/** Contract with @sanity/client: every call that the platform and the Studio make, over real HTTP. */
import { ClientError } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestLake, type TestLake } from '../../tests/support/lake/lake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.stop());

/** Returns the ClientError that the client throws when a request is refused. */
async function refusal(attempt: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await attempt.then(
    () => new Error('The request was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ClientError)) throw error;
  return error;
}

describe('documents', () => {
  test('creates, reads, patches and deletes', async () => {
    const { administrator } = lake;
    const made = await administrator.create({ _type: 'note', title: 'one', tags: ['a'] });
    expect(made).toMatchObject({ _type: 'note', title: 'one', tags: ['a'] });
    expect(await administrator.getDocument(made._id)).toEqual(made);
    const patched = await administrator
      .patch(made._id)
      .set({ title: 'two' })
      .append('tags', ['b'])
      .setIfMissing({ count: 3 })
      .ifRevisionId(made._rev)
      .commit();
    expect(patched).toMatchObject({ title: 'two', tags: ['a', 'b'], count: 3, _createdAt: made._createdAt });
    expect(patched._rev).not.toBe(made._rev);
    await administrator.delete(made._id);
    expect(await administrator.getDocument(made._id)).toBeUndefined();
  });

  test('supports every patch operation', async () => {
    const { administrator } = lake;
    await administrator.create({
      _id: 'patched',
      _type: 'note',
      n: 5,
      text: 'The fox',
      list: [{ _key: 'k', v: 1 }, { _key: 'l' }],
    });
    await administrator
      .patch('patched')
      .inc({ n: 3 })
      .unset(['list[_key=="l"]'])
      .set({ 'list[_key=="k"].v': 2 })
      .diffMatchPatch({ text: '@@ -1,7 +1,11 @@\n The \n+red \n fox\n' })
      .commit();
    await administrator
      .patch('patched')
      .dec({ n: 1 })
      .insert('before', 'list[0]', [{ _key: 'm' }])
      .commit();
    expect(await administrator.getDocument('patched')).toMatchObject({
      n: 7,
      text: 'The red fox',
      list: [{ _key: 'm' }, { _key: 'k', v: 2 }],
    });
  });

  test('keeps the order of fields', async () => {
    await lake.administrator.createOrReplace({
      _id: 'ordered',
      _type: 'note',
      z: 1,
      a: { y: 1, b: 2 },
      m: 3,
    });
    const document = await lake.administrator.getDocument('ordered');
    expect(JSON.stringify(document)).toMatch(/"z":1,"a":\{"y":1,"b":2\},"m":3\}$/);
  });

  test('supports createIfNotExists and createOrReplace', async () => {
    const { administrator } = lake;
    const first = await administrator.createIfNotExists({ _id: 'once', _type: 'note', n: 1 });
    await administrator.createIfNotExists({ _id: 'once', _type: 'note', n: 2 });
    expect(await administrator.getDocument('once')).toEqual(first);
    const replaced = await administrator.createOrReplace({ _id: 'once', _type: 'note', m: 3 });
    expect(replaced).toMatchObject({ m: 3, _createdAt: first._createdAt });
    expect(replaced).not.toHaveProperty('n');
  });

  test('writes a transaction as one revision, completely or not at all', async () => {
    const { administrator } = lake;
    const { transactionId, results } = await administrator
      .transaction()
      .create({ _id: 'both-1', _type: 'note' })
      .create({ _id: 'both-2', _type: 'note' })
      .patch('both-1', { set: { n: 1 } })
      .commit();
    expect(results).toMatchObject([
      { id: 'both-1', operation: 'create' },
      { id: 'both-2', operation: 'create' },
      { id: 'both-1', operation: 'update' },
    ]);
    const documents = await administrator.getDocuments(['both-1', 'both-2', 'both-3']);
    expect(documents).toMatchObject([{ _rev: transactionId, n: 1 }, { _rev: transactionId }, null]);
    const failed = administrator
      .transaction()
      .create({ _id: 'both-3', _type: 'note' })
      .create({ _id: 'both-1', _type: 'note' })
      .commit();
    expect((await refusal(failed)).statusCode).toBe(409);
    expect(await administrator.getDocument('both-3')).toBeUndefined();
  });

  test('applies a repeated transaction only once', async () => {
    const { administrator } = lake;
    await administrator.create({ _id: 'counted', _type: 'note', n: 0 });
    const again = () =>
      administrator.mutate([{ patch: { id: 'counted', inc: { n: 1 } } }], { transactionId: 'only-once' });
    await Promise.all([again(), again(), again()]);
    await again();
    expect(await administrator.getDocument('counted')).toMatchObject({ n: 1, _rev: 'only-once' });
    const other = lake.client(await lake.token({ role: 'administrator', tenant: '*' }));
    const stolen = other.mutate([{ delete: { id: 'counted' } }], { transactionId: 'only-once' });
    expect((await refusal(stolen)).statusCode).toBe(409);
  });

  test('serializes concurrent writes', async () => {
    const { administrator } = lake;
    await administrator.create({ _id: 'busy', _type: 'note', n: 0 });
    await Promise.all(Array.from({ length: 40 }, () => administrator.patch('busy').inc({ n: 1 }).commit()));
    expect(await administrator.getDocument('busy')).toMatchObject({ n: 40 });
    const revisions = await lake.database.pool.query<{ rev: string; previous_rev: string | null }>(
      "select rev, previous_rev from lake_revisions where document_id = 'busy' order by sequence",
    );
    const chain = revisions.rows.map(({ rev }) => rev);
    expect(revisions.rows.map((row) => row.previous_rev)).toEqual([null, ...chain.slice(0, -1)]);
  });

  test('dryRun reports results without writing; array keys are generated on request', async () => {
    const { administrator } = lake;
    await administrator.create({ _id: 'dry', _type: 'note' }, { dryRun: true });
    expect(await administrator.getDocument('dry')).toBeUndefined();
    const keyed = await administrator.create(
      { _type: 'note', items: [{ v: 1 }, { _key: 'own' }, 'text'] },
      { autoGenerateArrayKeys: true },
    );
    expect(keyed['items']).toEqual([{ _key: expect.any(String), v: 1 }, { _key: 'own' }, 'text']);
  });

  test('completes missing ids and "drafts."', async () => {
    expect((await lake.administrator.create({ _type: 'note' }))._id).toMatch(/^[\da-f-]{36}$/);
    expect((await lake.administrator.create({ _id: 'drafts.', _type: 'note' }))._id).toMatch(
      /^drafts\.[\da-f-]{36}$/,
    );
  });

  test('patches and deletes by query', async () => {
    const { administrator } = lake;
    for (const n of [1, 2, 3]) await administrator.create({ _id: `many-${n}`, _type: 'many', n });
    await administrator
      .patch({ query: '*[_type == $type && n > 1]', params: { type: 'many' } })
      .set({ big: true })
      .commit();
    expect(await administrator.fetch('*[_type == "many" && big]._id')).toEqual(['many-2', 'many-3']);
    await administrator.delete({ query: '*[_type == "many"]' });
    expect(await administrator.fetch('count(*[_type == "many"])')).toBe(0);
  });
});

describe('refusals have the shapes the client expects', () => {
  beforeAll(async () => {
    const { administrator } = lake;
    await administrator.create({ _id: 'target', _type: 'note' });
    await administrator.create({
      _id: 'pointing',
      _type: 'note',
      to: { _type: 'reference', _ref: 'target' },
    });
  });

  test.each<[string, object, number, string]>([
    ['an id twice', { create: { _id: 'target', _type: 'note' } }, 409, 'documentAlreadyExistsError'],
    [
      'a patch of an unknown document',
      { patch: { id: 'nothing', set: { a: 1 } } },
      409,
      'documentNotFoundError',
    ],
    [
      'another revision',
      { patch: { id: 'target', ifRevisionID: 'other', set: { a: 1 } } },
      409,
      'documentRevisionIDDoesNotMatchError',
    ],
    [
      'deleting a referenced document',
      { delete: { id: 'target' } },
      409,
      'documentHasExistingReferencesError',
    ],
    [
      'a reference to an unknown document',
      { create: { _type: 'note', to: { _ref: 'nothing' } } },
      409,
      'documentReferenceDoesNotExistError',
    ],
    ['another type', { patch: { id: 'target', set: { _type: 'other' } } }, 400, 'mutationError'],
    ['another id', { patch: { id: 'target', set: { _id: 'other' } } }, 400, 'mutationError'],
    ['an invalid path', { patch: { id: 'target', set: { '#': 1 } } }, 400, 'mutationError'],
  ])('%s', async (_what, mutation, status, type) => {
    const before = await lake.administrator.getDocument('target');
    const response = await fetch(`${lake.url}/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${lake.administrator.config().token}` },
      body: JSON.stringify({
        mutations: [{ createIfNotExists: { _id: 'target', _type: 'note' } }, mutation],
      }),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: {
        type: 'mutationError',
        description: expect.stringMatching(/^The mutation\(s\) failed: ./),
        items: [{ index: expect.any(Number), error: { type, description: expect.any(String) } }],
      },
    });
    expect(await lake.administrator.getDocument('target')).toEqual(before);
  });

  test('refuses to set a value at a path that searches every depth', async () => {
    const { administrator } = lake;
    const before = await administrator.createOrReplace({ _id: 'deep', _type: 'note', d: { price: 1 } });
    await refusal(administrator.patch('deep').set({ 'd..price': 2 }).commit());
    expect(await administrator.getDocument('deep')).toEqual(before);
  });

  test('the client’s error says what was wrong', async () => {
    const error = await refusal(lake.administrator.delete('target'));
    expect(error.message).toContain('cannot be deleted as there are references to it from "pointing"');
    expect(error.details).toMatchObject({ items: [{ error: { referencingIDs: ['pointing'] } }] });
  });

  test('weak references need no target, and become strong on publish if they are strengthened', async () => {
    const { administrator } = lake;
    const to = {
      _type: 'reference',
      _ref: 'coming',
      _weak: true,
      _strengthenOnPublish: { type: 'note', template: { id: 'note' } },
    };
    await administrator.create({ _id: 'drafts.early', _type: 'note', to });
    const publish = () =>
      administrator.action({
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.early',
        publishedId: 'early',
      });
    expect((await refusal(publish())).statusCode).toBe(409);
    await administrator.create({ _id: 'coming', _type: 'note' });
    await publish();
    const published = await administrator.getDocument('early');
    expect(published?.['to']).toEqual({ _type: 'reference', _ref: 'coming' });
  });

  test.each<[string, string]>([
    ['invalid JSON', 'nonsense'],
    ['no mutations', '{}'],
    ['an unknown mutation', '{"mutations":[{"destroy":{"id":"target"}}]}'],
    ['two operations in one mutation', '{"mutations":[{"delete":{"id":"target"},"create":{"_type":"a"}}]}'],
    ['no type', '{"mutations":[{"create":{"a":1}}]}'],
    ['an invalid id', '{"mutations":[{"create":{"_id":"a b","_type":"a"}}]}'],
    ['a reserved field name', '{"mutations":[{"create":{"_type":"a","__proto__":{"x":1}}}]}'],
    ['a nested reserved field name', '{"mutations":[{"create":{"_type":"a","b":[{"hasOwnProperty":1}]}}]}'],
    ['a path to a million elements', '{"mutations":[{"patch":{"id":"target","unset":["a[0:9999999]"]}}]}'],
    ['a NUL', '{"mutations":[{"create":{"_type":"a","b":"\\u0000"}}]}'],
    ['half a surrogate pair', '{"mutations":[{"create":{"_type":"a","b":"\\ud800"}}]}'],
  ])('responds 400 to %s', async (_what, body) => {
    const response = await fetch(`${lake.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${lake.administrator.config().token}` },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' });
  });

  test('responds 401 without authentication and 404 to unknown datasets, projects and paths', async () => {
    const stranger = lake.client(undefined);
    expect(await refusal(stranger.fetch('*'))).toMatchObject({
      statusCode: 401,
      responseBody: expect.stringContaining('SIO-401-ANF'),
    });
    expect((await refusal(lake.client('nonsense').fetch('*'))).statusCode).toBe(401);
    const { token } = lake.administrator.config();
    expect((await refusal(lake.client(token, { dataset: 'other' }).fetch('*'))).statusCode).toBe(404);
    expect((await refusal(lake.client(token, { projectId: 'other' }).fetch('*'))).statusCode).toBe(404);
    const unknown = await fetch(`${lake.url}/v1/nothing/here`);
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { statusCode: 404, error: 'Not Found', message: 'Not found' },
    ]);
  });

  test('responds 413 to a body that is too large', async () => {
    const response = await fetch(`${lake.url}/v1/data/mutate/production`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${lake.administrator.config().token}` },
      body: `{"mutations":[{"create":{"_type":"a","b":"${'x'.repeat(21 * 1024 * 1024)}"}}]}`,
    });
    expect(response.status).toBe(413);
  });
});
