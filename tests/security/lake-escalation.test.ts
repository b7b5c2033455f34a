/** Users cannot extend the rights that they were granted. */
import { addGrant, removeGrant } from '../../packages/lake/access/accounts/grants.ts';
import { revokeRobot } from '@rooftop/lake/robots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type LakeUnderTest, OUTSIDERS, startLakeUnderTest, svg, type Who } from './lake-fixture.ts';
import { ALPHA, BRAVO, CANARY, reference } from './names.ts';

let lake: LakeUnderTest;
beforeAll(async () => {
  lake = await startLakeUnderTest();
});
afterAll(() => lake.close());

async function idOf(who: Who): Promise<string> {
  return z.object({ id: z.string() }).parse(await (await lake.request(who, '/users/me')).json()).id;
}

const dealership = (slug: string, draft = false) => ({
  create: { _id: `${draft ? 'drafts.' : ''}dealership-${slug}`, _type: 'dealership', name: slug },
});

const createAction = (slug: string) => ({
  actionType: 'sanity.action.document.create',
  publishedId: `dealership-${slug}`,
  attributes: { _id: `drafts.dealership-${slug}`, _type: 'dealership', name: slug },
  ifExists: 'fail',
});

describe('a new dealership', () => {
  test('belongs at once to the agency that created it, and to no other', async () => {
    expect((await lake.mutate('agency', [dealership('new')])).status).toBe(200);
    const page = {
      create: { _id: 'homePage-new', _type: 'homePage', dealership: reference('dealership-new') },
    };
    expect((await lake.mutate('agency', [page])).status).toBe(200);
    expect(await lake.query('agency', '*[_id == "homePage-new"]._id')).toEqual(['homePage-new']);
    for (const who of ['bravo', 'editor', 'viewer'] as const) {
      expect(await lake.query(who, '*[_id in ["homePage-new", "dealership-new"]]'), who).toEqual([]);
    }
  });

  test('can start as a draft that others cannot publish', async () => {
    expect((await lake.mutate('agency', [dealership('draft', true)])).status).toBe(200);
    expect(await lake.query('agency', '*[_id == "drafts.dealership-draft"]._id')).toHaveLength(1);
    expect((await lake.mutate('bravo', [dealership('draft')])).status).toBeGreaterThanOrEqual(400);
    expect((await lake.mutate('agency', [dealership('draft')])).status).toBe(200);
  });

  test('cannot be created by others', async () => {
    for (const who of OUTSIDERS.filter((one) => one !== 'agency')) {
      expect((await lake.mutate(who, [dealership(`by-${who}`)])).status, who).toBeGreaterThanOrEqual(400);
    }
    expect(await lake.query('administrator', '*[_type == "dealership" && name match "by-*"]')).toEqual([]);
  });

  test('cannot reuse an id that exists or existed', async () => {
    const gone = [
      dealership('gone'),
      {
        create: { _id: 'page-gone', _type: 'page', dealership: reference('dealership-gone'), title: CANARY },
      },
    ];
    expect((await lake.mutate('administrator', gone)).status).toBe(200);
    expect(
      (
        await lake.mutate('administrator', [
          { delete: { id: 'page-gone' } },
          { delete: { id: 'dealership-gone' } },
        ])
      ).status,
    ).toBe(200);
    for (const again of [dealership('gone'), dealership('gone', true), dealership('bravo', true)]) {
      const response = await lake.mutate('agency', [again]);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
    const history = await lake.request(
      'agency',
      '/data/history/production/transactions/page-gone?effectFormat=mendoza',
    );
    expect(await history.text()).not.toContain(CANARY);
    expect(
      await lake.query(
        'agency',
        `*[_id in ["dealership-gone", "drafts.dealership-gone", "drafts.${BRAVO}"]]`,
      ),
    ).toEqual([]);
  });

  test('can be created by an action under the same rules', async () => {
    expect((await lake.act('editor', createAction('acted'))).status).toBeGreaterThanOrEqual(400);
    expect((await lake.act('agency', createAction('bravo'))).status).toBeGreaterThanOrEqual(400);
    expect((await lake.act('agency', createAction('acted'))).status).toBe(200);
    expect(await lake.query('agency', '*[_id == "drafts.dealership-acted"]._id')).toHaveLength(1);
    expect(
      (
        await lake.act('agency', {
          actionType: 'sanity.action.document.publish',
          draftId: 'drafts.dealership-acted',
          publishedId: 'dealership-acted',
        })
      ).status,
    ).toBe(200);
  });
});

const upload = (who: Who, text: string, kind = 'images') =>
  lake.request(who, `/assets/${kind}/production?filename=x.svg`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/svg+xml' },
    body: svg(text),
  });
const bravoImage = async () =>
  z.string().parse(await lake.query('administrator', `*[originalFilename == "${CANARY}.svg"][0]._id`));

describe('assets', () => {
  test('are uploaded by users who may write, and stamped with what they may write', async () => {
    for (const who of OUTSIDERS) {
      const response = await upload(who, `by ${who}`);
      const writes = who === 'agency' || who === 'editor';
      expect(response.status, who).toBe(who === 'stranger' ? 401 : writes ? 200 : 403);
      if (who === 'editor') {
        expect(await response.json()).toMatchObject({ document: { dealerships: [ALPHA] } });
      }
    }
  });

  test('of others can be neither referenced nor taken over', async () => {
    const id = await bravoImage();
    const before = await lake.query('administrator', `*[_id == "${id}"]`);
    const image = { _type: 'image', asset: reference(id) };
    await lake.mutate('editor', [{ patch: { id: 'homePage-alpha', set: { image } } }]);
    await lake.mutate('editor', [{ patch: { id, set: { dealerships: [ALPHA, BRAVO] } } }]);
    await lake.mutate('editor', [{ delete: { id } }]);
    await lake.mutate('editor', [
      { createOrReplace: { _id: id, _type: 'sanity.imageAsset', dealerships: [ALPHA] } },
    ]);
    expect(await lake.query('administrator', `*[_id == "${id}"]`)).toEqual(before);
    expect(await lake.query('editor', `*[_id == "${id}"]`)).toEqual([]);
  });

  test('with the same bytes are separate per dealership: neither sees nor changes the other’s metadata', async () => {
    const assets = z.object({ document: z.looseObject({ _id: z.string(), path: z.string() }) });
    const ids: string[] = [];
    for (const [who, dealership] of [
      ['bravo', BRAVO],
      ['editor', ALPHA],
    ] as const) {
      for (const again of [false, true]) {
        const response = await upload(who, 'the same picture');
        const { document } = assets.parse(await response.json());
        expect(document).toMatchObject({ dealerships: [dealership] });
        if (again) expect(document._id).toBe(ids.at(-1));
        else ids.push(document._id);
        expect((await fetch(`${lake.url}/${document.path}`)).status).toBe(200);
      }
      const note = {
        patch: { id: ids.at(-1), set: { title: `noted by ${who}`, altText: 'x', opt: { tag: 1 } } },
      };
      expect((await lake.mutate(who, [note])).status).toBe(200);
    }
    expect(new Set(ids).size).toBe(2);
    expect(await lake.query('bravo', '*[title match "noted*"].title')).toEqual(['noted by bravo']);
    expect(await lake.query('editor', '*[title match "noted*"].title')).toEqual(['noted by editor']);
  });

  test.each([
    ['create', { _id: `image-${'3'.repeat(40)}-1x1-png` }],
    ['create', { _id: 'drafts.picture' }],
    ['createIfNotExists', { _id: `image-${'4'.repeat(40)}-1x1-png` }],
    ['createOrReplace', { _id: `image-${'5'.repeat(40)}-1x1-png` }],
    ['createOrReplace', {}],
  ])('come from uploads only: no %s of %j, not even by an administrator', async (kind, fields) => {
    const before = await lake.query('administrator', 'count(*[_type == "sanity.imageAsset"])');
    const [own] = z
      .array(z.string())
      .parse(await lake.query('editor', `*[originalFilename == "alpha.svg"]._id`));
    const asset = { _id: own, _type: 'sanity.imageAsset', dealerships: [ALPHA], path: 'images/x', ...fields };
    for (const who of ['editor', 'agency', 'administrator'] as const) {
      const response = await lake.mutate(who, [{ [kind]: asset }]);
      // Existing assets are left unchanged.
      if (response.status === 200) expect(await response.text()).toContain('"operation":"none"');
      else expect(response.status).toBe(400);
    }
    expect(await lake.query('administrator', 'count(*[_type == "sanity.imageAsset"])')).toBe(before);
    expect(await lake.query('administrator', `*[path == "images/x"]`)).toEqual([]);
  });

  test.each([
    { set: { url: 'https://evil.example/x.png' } },
    { set: { path: 'images/rooftop/production/x.png' } },
    { set: { sha1hash: 'x' } },
    { set: { 'metadata.dimensions.width': 1 } },
    { unset: ['mimeType'] },
    { set: { assetId: 'x', title: 'x' } },
    { set: { dealerships: [] } },
    { set: { everyDealership: true } },
    { setIfMissing: { somethingElse: 1 } },
    { insert: { after: 'dealerships[-1]', items: [BRAVO] } },
  ])('keep the metadata of their upload: %j is refused', async (patch) => {
    const [id] = z
      .array(z.string())
      .parse(await lake.query('editor', `*[originalFilename == "alpha.svg"]._id`));
    const before = await lake.query('administrator', `*[_id == "${id}"]`);
    for (const who of ['editor', 'agency'] as const)
      expect((await lake.mutate(who, [{ patch: { id, ...patch } }])).status, who).toBe(403);
    expect(await lake.query('administrator', `*[_id == "${id}"]`)).toEqual(before);
  });

  test('used by documents of two dealerships can be changed and deleted by neither', async () => {
    const { document } = z
      .object({ document: z.object({ _id: z.string() }) })
      .parse(await (await upload('administrator', 'shown by both')).json());
    const id = document._id;
    const page = (dealership: string) => ({
      create: {
        _type: 'page',
        dealership: reference(dealership),
        image: { _type: 'image', asset: reference(id) },
      },
    });
    expect((await lake.mutate('administrator', [page(ALPHA), page(BRAVO)])).status).toBe(200);
    for (const mutation of [
      { delete: { id } },
      { patch: { id, set: { title: 'x' } } },
      { patch: { id, set: { dealerships: [ALPHA] } } },
    ]) {
      expect((await lake.mutate('editor', [mutation])).status).toBe(403);
    }
  });
});

const invitation = (dealership: string, role: string) => ({
  method: 'POST',
  body: JSON.stringify({ email: `${role}@example.com`, name: 'New', tenant: dealership, role }),
});

describe('the Studio’s view of rights', () => {
  test('names only the user’s own dealership', async () => {
    for (const who of OUTSIDERS) {
      const body = await (await lake.request(who, '/projects/rooftop/datasets/production/acl')).text();
      expect(body, who).not.toContain(BRAVO);
    }
  });

  test('people are managed by administrators and agencies, within their dealerships', async () => {
    for (const [who, dealership, role, status] of [
      ['agency', ALPHA, 'editor', 202],
      ['agency', ALPHA, 'agency', 403],
      ['agency', '*', 'administrator', 403],
      ['agency', BRAVO, 'viewer', 403],
      ['editor', ALPHA, 'viewer', 403],
      ['nobody', ALPHA, 'viewer', 403],
      ['stranger', ALPHA, 'viewer', 401],
    ] as const) {
      const response = await lake.request(who, '/access/users', invitation(dealership, role));
      expect(response.status, `${who} ${dealership} ${role}`).toBe(status);
    }
  });
});

// These tests run last, because they revoke tokens.
const until = (probe: () => Promise<unknown>, value: unknown) =>
  expect.poll(probe, { timeout: 4000, interval: 200 }).toEqual(value);

describe('revocation', () => {
  test('a grant takes effect, and ends, within seconds', async () => {
    const viewer = await idOf('viewer');
    const pages = () => lake.query('viewer', 'count(*[_id == "homePage-bravo"])');
    expect(await pages()).toBe(0);
    await addGrant(lake.database.pool, viewer, { role: 'viewer', tenant: BRAVO });
    await until(pages, 1);
    await removeGrant(lake.database.pool, viewer, BRAVO);
    await until(pages, 0);
  });

  test('a revoked token stops working within seconds', async () => {
    const status = async () => (await lake.request('leadStaff', '/users/me')).status;
    expect(await status()).toBe(200);
    await revokeRobot(lake.database.pool, `leadStaff ${ALPHA}`);
    await until(status, 401);
  });
});
