/** The contract with @sanity/client: every call that the platform and the Studio make, over real HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestLake, type TestLake } from './testing.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake.stop());

describe('documents', () => {
  test('create, read, patch, delete', async () => {
    const { administrator } = lake;
    const made = await administrator.create({ _type: 'note', title: 'one', tags: ['a'] });
    expect(made).toMatchObject({ _type: 'note', title: 'one', tags: ['a'] });
    expect(await administrator.getDocument(made._id)).toEqual(made);
    const patched = await administrator
      .patch(made._id)
      .set({ title: 'two' })
      .append('tags', ['b'])
      .inc({ n: 1 })
      .setIfMissing({ count: 3 })
      .ifRevisionId(made._rev)
      .commit();
    expect(patched).toMatchObject({ title: 'two', tags: ['a', 'b'], count: 3 });
    expect(patched._rev).not.toBe(made._rev);
    await administrator.delete(made._id);
    expect(await administrator.getDocument(made._id)).toBeUndefined();
  });

  test('query with parameters, projection and sync tags', async () => {
    const { administrator } = lake;
    await administrator.create({ _id: 'car-1', _type: 'car', name: 'Roadster' });
    await administrator.create({ _id: 'drafts.car-1', _type: 'car', name: 'Roadster draft' });
    const answer = await administrator.fetch(
      '*[_type == $type]{name}',
      { type: 'car' },
      { filterResponse: false },
    );
    expect(answer).toMatchObject({
      result: [{ name: 'Roadster' }],
      syncTags: [expect.stringMatching(/^s1:/)],
    });
    const drafts = await administrator.fetch('*[_type == "car"]', {}, { perspective: 'drafts' });
    expect(drafts).toMatchObject([{ _id: 'car-1', _originalId: 'drafts.car-1', name: 'Roadster draft' }]);
    expect(await administrator.fetch('count(*[_type == "car"])', {}, { perspective: 'raw' })).toBe(2);
  });

  test('a stranger is told to sign in', async () => {
    await expect(lake.client(undefined).fetch('*')).rejects.toMatchObject({ statusCode: 401 });
    await expect(lake.client('nonsense').fetch('*')).rejects.toMatchObject({ statusCode: 401 });
  });
});
