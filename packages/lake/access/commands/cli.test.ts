import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureFirstAdministrator } from '../accounts/first-administrator.ts';
import { createRobot, ensureRobot, isValidRobotToken } from '../accounts/robots.ts';
import { openTestAccess, type TestAccess } from '../../../../tests/support/lake/access.ts';
import { runAccessCommand } from '../../../../tests/support/lake/run-access-command.ts';

/** Ids of documents, and slugs. The Studio gives new documents a UUID. */
const OAKDALE = '6f1c9f0e-3c1b-4a52-9d5e-0b7a5f0a1c11';
const WORKSPACES = [
  ['workspace-lakeshore', 'lakeshore'],
  ['drafts.workspace-lakeshore', 'lakeshore'],
  ['workspace-summit', 'summit'],
  [OAKDALE, 'oakdale'],
  ['drafts.never-published', 'draft-only'],
  ['workspace-twin', 'twin'],
  ['workspace-other-twin', 'twin'],
] as const;

let lake: TestAccess;

async function addWorkspace(_id: string, slug: string): Promise<void> {
  const now = new Date().toISOString();
  const document = {
    _id,
    _type: 'workspace',
    _rev: 'r1',
    _createdAt: now,
    _updatedAt: now,
    slug: { _type: 'slug', current: slug },
  };
  await lake.database.pool.query(
    `INSERT INTO lake_documents (dataset, id, type, rev, created_at, updated_at, document)
     VALUES ('production', $1, 'workspace', 'r1', $2, $2, $3)`,
    [_id, now, JSON.stringify(document)],
  );
}

beforeAll(async () => {
  lake = await openTestAccess();
  for (const [_id, slug] of WORKSPACES) await addWorkspace(_id, slug);
});
afterAll(() => lake.close());

async function run(...argv: string[]): Promise<{ code: number; out: string[]; error: string }> {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runAccessCommand({ pool: lake.database.pool, tenantType: 'workspace' }, argv, {
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
  });
  return { code, out, error: errors.join('\n') };
}

async function grantsOf(token: string) {
  lake.access.clearCache();
  const request = new Request('http://localhost/x', { headers: { Authorization: `Bearer ${token}` } });
  return (await lake.access.authenticate(request))?.grants;
}

describe('token', () => {
  test('create prints only the token; revoke ends it; the name can be reused', async () => {
    const created = await run('token', 'create', 'Feed reader', '--role', 'viewer');
    expect(created).toMatchObject({ code: 0, error: '' });
    expect(created.out).toEqual([expect.stringMatching(/^rooftop_robot_[\w-]{43}$/)]);
    const token = created.out[0] ?? '';
    expect(await grantsOf(token)).toEqual([{ role: 'viewer', tenant: '*' }]);
    expect((await run('token', 'create', 'Feed reader', '--role', 'viewer')).code).toBe(1);
    expect((await run('token', 'list')).out).toContain('Feed reader\tviewer of all');
    expect((await run('token', 'revoke', 'Feed reader')).code).toBe(0);
    expect((await run('token', 'revoke', 'Feed reader')).code).toBe(1);
    expect(await grantsOf(token)).toBeUndefined();
    const again = await run('token', 'create', 'Feed reader', '--role', 'editor', '--workspace', 'lakeshore');
    expect(again.error).toBe('');
    expect(await grantsOf(again.out[0] ?? '')).toEqual([{ role: 'editor', tenant: 'workspace-lakeshore' }]);
  });
});

describe('user', () => {
  test('create prints a one-time password; password creates another; list shows the grants', async () => {
    const created = await run(
      'user',
      'create',
      'Ed@Example.com',
      '--role',
      'editor',
      '--workspace',
      'lakeshore',
    );
    expect(created.code).toBe(0);
    expect(created.out).toEqual([expect.stringMatching(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)]);
    expect(
      (await run('user', 'create', 'ed@example.com', '--role', 'viewer', '--workspace', 'all')).code,
    ).toBe(1);
    expect((await run('user', 'password', 'ed@example.com')).out[0]).not.toBe(created.out[0]);
    expect((await run('user', 'list')).out).toContain('ed@example.com\ted\teditor of lakeshore');
  });

  test('disable signs out and blocks sign-in, but never the last administrator', async () => {
    const first = await ensureFirstAdministrator(lake.database.pool);
    expect(await ensureFirstAdministrator(lake.database.pool)).toBeNull();
    const email = first?.email ?? '';
    expect(await run('user', 'disable', email)).toMatchObject({
      code: 1,
      error: expect.stringContaining('no other administrator'),
    });
    const { token } = await lake.person('zoe', { role: 'administrator', tenant: '*' });
    expect(await grantsOf(token)).toHaveLength(1);
    expect((await run('user', 'disable', 'zoe@example.com')).code).toBe(0);
    expect(await grantsOf(token)).toBeUndefined();
    expect((await run('user', 'list')).out).toContain('zoe@example.com\tzoe\tadministrator of all\tdisabled');
    expect((await run('user', 'disable', email)).code).toBe(1);
    expect((await run('user', 'enable', 'zoe@example.com')).code).toBe(0);
    expect((await run('user', 'disable', email)).code).toBe(0);
  });
});

describe('grant', () => {
  test.each(['oakdale', OAKDALE])('finds a workspace created in the Studio by %s', async (typed) => {
    const { token } = await lake.person(`anna-${typed.length}`);
    const email = `anna-${typed.length}@example.com`;
    expect((await run('grant', 'add', email, '--role', 'editor', '--workspace', typed)).code).toBe(0);
    expect(await grantsOf(token)).toEqual([{ role: 'editor', tenant: OAKDALE }]);
  });

  test('adds, replaces, lists and removes grants', async () => {
    const { token } = await lake.person('may');
    expect(
      (await run('grant', 'add', 'may@example.com', '--role', 'viewer', '--workspace', 'summit')).code,
    ).toBe(0);
    expect(
      (await run('grant', 'add', 'may@example.com', '--role', 'editor', '--workspace', 'summit')).code,
    ).toBe(0);
    expect((await run('grant', 'list', 'may@example.com')).out).toEqual([
      'may@example.com\teditor of summit',
    ]);
    expect(await grantsOf(token)).toEqual([{ role: 'editor', tenant: 'workspace-summit' }]);
    expect((await run('grant', 'remove', 'may@example.com', '--workspace', 'summit')).code).toBe(0);
    expect((await run('grant', 'remove', 'may@example.com', '--workspace', 'summit')).code).toBe(1);
    expect(await grantsOf(token)).toEqual([]);
  });
});

test.each([
  [2, /There is no command "token"/, ['token']],
  [2, /There is no command "token constructor"/, ['token', 'constructor']],
  [2, /There is no command "toString call"/, ['toString', 'call']],
  [2, /Give --role\./, ['token', 'create', 'x']],
  [2, /--role: .*administrator/, ['token', 'create', 'x', '--role', 'owner']],
  [2, /Give <name>/, ['token', 'create', '--role', 'viewer']],
  [2, /It takes <name> and nothing more/, ['token', 'create', 'x', 'y', '--role', 'viewer']],
  [2, /letters/, ['token', 'create', 'a\tb', '--role', 'viewer']],
  [
    1,
    /no published workspace "Lake/,
    ['token', 'create', 'x', '--role', 'viewer', '--workspace', 'Lake Shore'],
  ],
  [1, /no published/, ['user', 'create', 'x@example.com', '--role', 'editor', '--workspace', 'nowhere']],
  [1, /no published/, ['user', 'create', 'x@example.com', '--role', 'editor', '--workspace', 'draft-only']],
  [1, /2 workspaces .*-twin/, ['user', 'create', 'x@example.com', '--role', 'editor', '--workspace', 'twin']],
  [1, /leave out/, ['token', 'create', 'x', '--role', 'administrator', '--workspace', 'summit']],
  [2, /There is no option --rule.*--role .*--workspace /s, ['token', 'create', 'x', '--rule', 'viewer']],
  [2, /<email>: /, ['user', 'create', 'x', '--role', 'viewer', '--workspace', 'all']],
  [1, /--workspace/, ['user', 'create', 'x@example.com', '--role', 'viewer']],
  [1, /No user has/, ['user', 'password', 'none@example.com']],
  [1, /no user or robot/, ['grant', 'add', 'none', '--role', 'viewer', '--workspace', 'all']],
])('exits with code %i and a message like %s for %j', async (code, message, argv: string[]) => {
  const result = await run(...argv);
  expect(result).toMatchObject({ code, out: [], error: expect.stringMatching(message) });
});

describe('robots', () => {
  test('ensureRobot sets a new token, role and workspace, and revokes the old token', async () => {
    const { pool } = lake.database;
    const first = await ensureRobot(pool, { name: 'Website', role: 'viewer', tenant: '*' });
    const second = await ensureRobot(pool, { name: 'Website', role: 'editor', tenant: 'workspace-a' });
    expect([await isValidRobotToken(pool, first), await isValidRobotToken(pool, second)]).toEqual([
      false,
      true,
    ]);
    expect(await grantsOf(second)).toEqual([{ role: 'editor', tenant: 'workspace-a' }]);
  });

  test('the name of a robot whose token has expired can be reused', async () => {
    const { pool } = lake.database;
    const options = { name: 'Seed', role: 'viewer', tenant: '*' } as const;
    const ended = await createRobot(pool, { ...options, lifetime: -1 });
    expect(await isValidRobotToken(pool, ended)).toBe(false);
    const token = await createRobot(pool, options);
    expect(await isValidRobotToken(pool, token)).toBe(true);
    await expect(createRobot(pool, options)).rejects.toThrow(/already/);
  });

  test('stores no secrets', async () => {
    const { pool } = lake.database;
    const token = await createRobot(pool, { name: 'Plain', role: 'viewer', tenant: '*' });
    const { rows } = await pool.query('select * from lake_robots');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
