import { randomUUID } from 'node:crypto';
import { TENANCY } from '@rooftop/content/documents/dealership/editor-fields';
import { startTestLake, type TestLake } from '../../../tests/support/lake/lake.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { createOwnerSearch, type FindOwners } from '@rooftop/platform/leads/lead-owners';
import { createStaffEmails } from '@rooftop/platform/leads/notice-addresses';
import { createStaffCheck } from '@rooftop/platform/jobs/staff-check';
import { createStudioRights, type StudioRights } from './studio-rights.ts';

const ALPHA = 'dealership-alpha';
let lake: TestLake;
let rights: StudioRights;
let findOwners: FindOwners;
let mayBePushed: ReturnType<typeof createStaffCheck>;
let findStaffEmails: ReturnType<typeof createStaffEmails>;
beforeAll(async () => {
  lake = await startTestLake({ tenancy: TENANCY });
  rights = createStudioRights({ projectId: 'rooftop', dataset: 'production', apiHost: lake.url });
  const token = await lake.token({ role: 'viewer', tenant: '*' });
  const address = { projectId: 'rooftop', dataset: 'production', apiHost: lake.url };
  const website = createSanityClient({ ...address, token });
  mayBePushed = createStaffCheck(website);
  findStaffEmails = createStaffEmails(website);
  findOwners = createOwnerSearch(website);
  for (const name of ['alpha', 'bravo']) {
    const slug = { _type: 'slug', current: name };
    await lake.administrator.create({ _id: `dealership-${name}`, _type: 'dealership', name, slug });
  }
});
afterAll(() => lake.stop());

test.each([
  ['administrator', [{ role: 'administrator', tenant: '*' }], true, true, true],
  ['agency', [{ role: 'agency', tenant: ALPHA }], true, true, true],
  ['editor', [{ role: 'editor', tenant: ALPHA }], true, true, false],
  ['lead staff', [{ role: 'leadStaff', tenant: ALPHA }], true, false, false],
  ['viewer', [{ role: 'viewer', tenant: ALPHA }], true, false, false],
  ['agency of another dealership', [{ role: 'agency', tenant: 'dealership-bravo' }], false, false, false],
  [
    'agency elsewhere and editor here',
    [
      { role: 'agency', tenant: 'dealership-bravo' },
      { role: 'editor', tenant: ALPHA },
    ],
    true,
    true,
    false,
  ],
] as const)('rights of: %s', async (_, grants, reads, edits, manages) => {
  const before = await lake.administrator.getDocument(ALPHA);
  const token = await lake.token(...grants);
  const mays = ['mayRead', 'mayEdit', 'mayManage'] as const;
  const documents = await lake.administrator.fetch<number>('count(*)');
  expect(await Promise.all(mays.map((may) => rights[may](token, ALPHA)))).toEqual([reads, edits, manages]);
  expect((await rights.listEditable(token)).includes(ALPHA)).toBe(edits);
  // The check wrote nothing.
  expect(await lake.administrator.getDocument(ALPHA)).toEqual(before);
  expect(await lake.administrator.fetch<number>('count(*)')).toBe(documents);
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

test.each([
  ['administrator', [{ role: 'administrator', tenant: '*' }], true],
  ['agency', [{ role: 'agency', tenant: ALPHA }], true],
  ['lead staff', [{ role: 'leadStaff', tenant: ALPHA }], true],
  ['lead staff of every dealership', [{ role: 'leadStaff', tenant: '*' }], true],
  ['editor', [{ role: 'editor', tenant: ALPHA }], false],
  ['viewer', [{ role: 'viewer', tenant: ALPHA }], false],
  ['nobody', [], false],
  ['lead staff of another dealership', [{ role: 'leadStaff', tenant: 'dealership-bravo' }], false],
  ['agency of another dealership', [{ role: 'agency', tenant: 'dealership-bravo' }], false],
  [
    'lead staff elsewhere and editor here',
    [
      { role: 'leadStaff', tenant: 'dealership-bravo' },
      { role: 'editor', tenant: ALPHA },
    ],
    false,
  ],
] as const)('personal data is seen by: %s', async (name, grants, isStaff) => {
  const { pool } = lake.database;
  const [userId, token] = [randomUUID(), randomUUID()];
  await pool.query(`INSERT INTO lake_users (id, email, name, password_hash) VALUES ($1, $1, $2, '')`, [
    userId,
    name,
  ]);
  for (const { role, tenant } of grants)
    await pool.query('INSERT INTO grants (principal, tenant, role) VALUES ($1, $2, $3)', [
      userId,
      tenant,
      role,
    ]);
  const signIn = (session: string, twoFactorAt: Date | null) =>
    pool.query(
      `INSERT INTO lake_sessions (token_hash, user_id, created_at, expires_at, ends_at, two_factor_at)
       VALUES (sha256($1), $2, now(), now() + interval '1 day', now() + interval '1 day', $3)`,
      [Buffer.from(session), userId, twoFactorAt],
    );
  await signIn(token, null);
  const at = new Date();
  await signIn(`${token}-code`, at);
  const staff = { userId, name };
  expect(await rights.findStaff(token, ALPHA)).toEqual(isStaff ? { ...staff, twoFactorAt: null } : null);
  expect(await rights.findStaff(`${token}-code`, ALPHA)).toEqual(
    isStaff ? { ...staff, twoFactorAt: at } : null,
  );
  const mayManage = grants.some(
    ({ role, tenant }) => ['administrator', 'agency'].includes(role) && ['*', ALPHA].includes(tenant),
  );
  const manager = await rights.findStaff(token, ALPHA, ['administrator', 'agency']);
  expect(manager !== null).toBe(mayManage);
  expect(await mayBePushed(userId, ALPHA)).toBe(isStaff);
  // Administrators run the platform. They own no leads, and get only mail that nobody else would get.
  const isWorker = isStaff && grants.every(({ role }) => role !== 'administrator');
  if (isWorker || !isStaff) expect((await findStaffEmails(ALPHA)).includes(userId)).toBe(isWorker);
  const owners = await findOwners(ALPHA, ['nobody@alpha.example', userId]);
  expect(owners.map(({ id }) => id)).toEqual(isWorker ? [userId] : []);
  const people = await rights.listStaff(token, ALPHA);
  expect(people.filter(({ id }) => id === userId)).toEqual(
    isWorker ? [{ id: userId, name, email: userId }] : [],
  );
});

test('personal data is not seen by robots and unknown tokens', async () => {
  const robot = await lake.token({ role: 'administrator', tenant: '*' });
  expect(await Promise.all([robot, 'made-up'].map((token) => rights.findStaff(token, ALPHA)))).toEqual([
    null,
    null,
  ]);
  expect(await rights.listStaff(robot, ALPHA)).toEqual([]);
});
