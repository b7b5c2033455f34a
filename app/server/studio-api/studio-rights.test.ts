import { TENANCY } from '@rooftop/content/documents/editor-fields';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudioRights, type StudioRights } from './studio-rights.ts';

const ALPHA = 'dealership-alpha';
let lake: TestLake;
let rights: StudioRights;
beforeAll(async () => {
  lake = await startTestLake({ tenancy: TENANCY });
  rights = createStudioRights({ projectId: 'rooftop', dataset: 'production', apiHost: lake.url });
  for (const name of ['alpha', 'bravo']) {
    const slug = { _type: 'slug', current: name };
    await lake.administrator.create({ _id: `dealership-${name}`, _type: 'dealership', name, slug });
  }
});
afterAll(() => lake.stop());

test.each([
  ['administrator', [{ role: 'administrator', tenant: '*' }], true, true],
  ['agency', [{ role: 'agency', tenant: ALPHA }], true, true],
  ['editor', [{ role: 'editor', tenant: ALPHA }], true, false],
  ['viewer', [{ role: 'viewer', tenant: ALPHA }], true, false],
  ['agency of another dealership', [{ role: 'agency', tenant: 'dealership-bravo' }], false, false],
  [
    'agency elsewhere and editor here',
    [
      { role: 'agency', tenant: 'dealership-bravo' },
      { role: 'editor', tenant: ALPHA },
    ],
    true,
    false,
  ],
] as const)('rights of: %s', async (_, grants, reads, manages) => {
  const before = await lake.administrator.getDocument(ALPHA);
  const token = await lake.token(...grants);
  expect([await rights.mayRead(token, ALPHA), await rights.mayManage(token, ALPHA)]).toEqual([
    reads,
    manages,
  ]);
  // The check wrote nothing.
  expect(await lake.administrator.getDocument(ALPHA)).toEqual(before);
});

test('gives an unknown token no rights, and throws if the API does not answer', async () => {
  expect([await rights.mayRead('made-up', ALPHA), await rights.mayManage('made-up', ALPHA)]).toEqual([
    false,
    false,
  ]);
  const silent = createStudioRights({
    projectId: 'rooftop',
    dataset: 'production',
    apiHost: 'http://127.0.0.1:1',
  });
  await expect(silent.mayManage('made-up', ALPHA)).rejects.toThrow();
});

test('knows whether a session has a second factor', async () => {
  const { pool } = lake.database;
  await pool.query(
    `INSERT INTO lake_users (id, email, name, password_hash) VALUES ('u-1', 'a@b.c', 'Ann', '')`,
  );
  await pool.query(
    `INSERT INTO lake_sessions (token_hash, user_id, created_at, expires_at, ends_at, two_factor_at)
     SELECT sha256(token::bytea), 'u-1', now(), now() + interval '1 day', now() + interval '1 day', used
     FROM (VALUES ('with', now()), ('without', null)) AS session (token, used)`,
  );
  const used = ['with', 'without', 'made-up', await lake.token({ role: 'administrator', tenant: '*' })];
  expect(await Promise.all(used.map((token) => rights.usedTwoFactor(token)))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
