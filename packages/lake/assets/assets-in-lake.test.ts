import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';
import { quadrants } from '../../../tests/support/lake/assets.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
  await lake.administrator.create({ _id: 'workspace-a', _type: 'workspace', name: 'A' });
  await lake.administrator.create({ _id: 'workspace-b', _type: 'workspace', name: 'B' });
});
afterAll(() => lake.stop());

const editorOf = async (workspace: string) =>
  lake.client(await lake.token({ tenant: workspace, role: 'editor' }), { perspective: 'raw' });
const picture = (side: number) => quadrants(side, side).png().toBuffer();
const stamps = (id: string) => lake.administrator.fetch('*[_id == $id][0].workspaces', { id });
const blobs = async () => {
  const { rows } = await lake.database.pool.query('select id from lake_blobs order by id');
  return rows.map(({ id }: { id: string }) => id);
};

it('shows an asset only to the workspaces that uploaded it', async () => {
  const [a, b] = [await editorOf('workspace-a'), await editorOf('workspace-b')];
  const bytes = await picture(30);
  const { _id } = await a.assets.upload('image', bytes);
  expect(await stamps(_id)).toEqual(['workspace-a']);
  expect(await a.getDocument(_id)).toMatchObject({ _id, extension: 'png' });
  expect(await b.getDocument(_id)).toBeUndefined();
  expect(await b.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(0);

  const { _id: other, path } = await b.assets.upload('image', bytes, { title: 'Ours' });
  expect(other).not.toBe(_id);
  expect([await stamps(_id), await stamps(other)]).toEqual([['workspace-a'], ['workspace-b']]);
  expect([await b.getDocument(_id), await a.getDocument(other)]).toEqual([undefined, undefined]);
  expect(Buffer.from(await (await fetch(`${lake.url}/${path}`)).arrayBuffer()).equals(bytes)).toBe(true);
  expect((await a.assets.upload('image', bytes))._id).toBe(_id);
  expect((await b.assets.upload('image', bytes))._id).toBe(other);
  expect((await blobs()).filter((id) => id === _id)).toHaveLength(1);
});

it('refuses uploads without a token, or without write access', async () => {
  const bytes = await picture(31);
  const before = await blobs();
  const viewer = lake.client(await lake.token({ tenant: '*', role: 'viewer' }));
  await expect(viewer.assets.upload('image', bytes)).rejects.toMatchObject({ statusCode: 403 });
  await expect(lake.client(undefined).assets.upload('image', bytes)).rejects.toMatchObject({
    statusCode: 401,
  });
  expect(await blobs()).toEqual(before);
});

it('serves images without a token at their URL, but not in another project or dataset', async () => {
  const bytes = await picture(32);
  const { path } = await lake.administrator.assets.upload('image', bytes);
  const answer = await fetch(`${lake.url}/${path}`);
  expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
  for (const other of [path.replace('/rooftop/', '/other/'), path.replace('/production/', '/other/')]) {
    expect((await fetch(`${lake.url}/${other}`)).status).toBe(404);
  }
});

it('keeps an asset while it is referenced, and serves nothing once its document is deleted', async () => {
  const { _id, path } = await lake.administrator.assets.upload('image', await picture(33));
  const answers = () =>
    Promise.all(
      ['', '?w=10', '?w=11'].map(async (query) => (await fetch(`${lake.url}/${path}${query}`)).status),
    );
  const asset = { _type: 'reference', _ref: _id };
  const user = { _id: 'user', _type: 'page', everyWorkspace: true, image: { _type: 'image', asset } };
  await lake.administrator.create(user);
  await expect(lake.administrator.delete(_id)).rejects.toMatchObject({ statusCode: 409 });
  expect(await blobs()).toContain(_id);
  expect(await answers()).toEqual([200, 200, 200]);

  await lake.administrator.delete('user');
  await lake.administrator.delete(_id);
  expect(await answers()).toEqual([404, 404, 404]);
  const kept = await fetch(`${lake.url}/${path}`, { headers: { 'if-none-match': '*' } });
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await blobs()).not.toContain(_id);
});

it('shows an asset to all workspaces whose documents refer to it, within one transaction too', async () => {
  const { _id } = await lake.administrator.assets.upload('image', await picture(35));
  const image = { _type: 'image', asset: { _type: 'reference', _ref: _id } };
  const transaction = lake.administrator.transaction();
  for (const letter of ['a', 'b']) {
    const workspace = { _type: 'reference', _ref: `workspace-${letter}` };
    transaction.create({ _id: `together-${letter}`, _type: 'page', workspace, image });
  }
  await transaction.commit();
  expect(await stamps(_id)).toEqual(['workspace-a', 'workspace-b']);
});

it('keeps a file’s source, even if it has no URL', async () => {
  const source = { id: '42', name: 'library' };
  const { _id } = await lake.administrator.assets.upload('image', await picture(34), { source });
  const image = { _type: 'image', asset: { _type: 'reference', _ref: _id } };
  const workspace = { _type: 'reference', _ref: 'workspace-a' };
  await lake.administrator.create({ _id: 'sourced', _type: 'page', workspace, image });
  expect(await lake.administrator.getDocument(_id)).toMatchObject({ source, workspaces: ['workspace-a'] });
});

it('accepts two simultaneous uploads of the same bytes', async () => {
  const a = await editorOf('workspace-a');
  const bytes = await picture(34);
  const documents = await Promise.all(Array.from({ length: 8 }, () => a.assets.upload('image', bytes)));
  expect(new Set(documents.map(({ _id }) => _id)).size).toBe(1);
  expect(new Set(documents.map(({ _rev }) => _rev)).size).toBe(1);
});
