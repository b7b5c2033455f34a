import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Grant, Role } from '../rights/principal.ts';
import { openTestAccess, type TestAccess } from '../../../../tests/support/lake/access.ts';

type Signed = Awaited<ReturnType<TestAccess['person']>>;

let lake: TestAccess;
const on = (role: Role, tenant: string): Grant => ({ role, tenant });
const people: Record<string, Signed> = {};
beforeAll(async () => {
  lake = await openTestAccess({ sendMail: async () => {} });
  for (const [name, ...grants] of [
    ['admin', on('administrator', '*')],
    ['agency-a', on('agency', 'workspace-a')],
    ['agency-a2', on('agency', 'workspace-a')],
    ['agency-b', on('agency', 'workspace-b')],
    ['agency-all', on('agency', '*')],
    ['editor-a', on('editor', 'workspace-a')],
    ['editor-b', on('editor', 'workspace-b')],
    ['viewer-all', on('viewer', '*')],
  ] as const) {
    people[name] = await lake.person(name, ...grants);
  }
});
afterAll(() => lake.close());

function person(name: string): Signed {
  const found = people[name];
  if (found === undefined) throw new Error(name);
  return found;
}

function send(who: string, method: string, path: string, body?: unknown): Promise<Response> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  return lake.request(`/access${path}`, person(who).token, init);
}

const invite = (who: string, email: string, tenant: string, role: string): Promise<Response> =>
  send(who, 'POST', '/users', { email, name: 'Somebody', tenant, role });

async function grantsOf(id: string): Promise<unknown[]> {
  const { rows } = await lake.database.pool.query(
    'select tenant, role from grants where principal = $1 order by 1',
    [id],
  );
  return rows;
}

const A = 'workspace-a';
const B = 'workspace-b';

describe('inviting users', () => {
  test.each([
    ['admin', '*', 'administrator', 202],
    ['admin', A, 'administrator', 403],
    ['admin', B, 'agency', 202],
    ['agency-all', A, 'editor', 202],
    ['agency-all', '*', 'viewer', 403],
    ['agency-all', A, 'agency', 403],
    ['agency-a', A, 'editor', 202],
    ['agency-a', A, 'leadStaff', 202],
    ['agency-a', A, 'agency', 403],
    ['agency-a', '*', 'administrator', 403],
    ['agency-a', '*', 'viewer', 403],
    ['agency-a', B, 'viewer', 403],
    ['agency-a', A, 'owner', 400],
    ['agency-a', 'a b', 'viewer', 400],
    ['editor-a', A, 'viewer', 403],
    ['viewer-all', A, 'viewer', 403],
  ])('%s invites to %s as %s: %i', async (who, workspace, role, status) => {
    const email = `${who}-${role}-${workspace.replace('*', 'all').replace(' ', '')}@example.com`;
    const response = await invite(who, email, workspace, role);
    expect(response.status).toBe(status);
    const { rows } = await lake.database.pool.query('select id from lake_users where email = $1', [
      email.toLowerCase(),
    ]);
    expect(rows).toHaveLength(0);
  });
});

describe('changing roles', () => {
  test.each<[string, string, string, Role | null, number]>([
    ['agency-a', 'agency-a', A, 'viewer', 403],
    ['admin', 'admin', '*', 'viewer', 403],
    ['agency-a', 'agency-a2', A, 'viewer', 403],
    ['agency-a', 'agency-a2', A, null, 403],
    ['agency-a', 'editor-a', A, 'agency', 403],
    ['agency-a', 'editor-a', B, 'viewer', 403],
    ['agency-a', 'editor-a', '*', 'viewer', 403],
    ['agency-a', 'editor-b', A, 'viewer', 404],
    ['agency-a', 'editor-b', B, null, 404],
    ['editor-a', 'agency-a', A, null, 403],
    ['agency-all', 'agency-a', A, null, 403],
    ['agency-all', 'admin', '*', null, 403],
    ['agency-a', 'editor-a', A, 'viewer', 200],
    ['admin', 'editor-a', A, 'editor', 200],
    ['admin', 'editor-a', B, 'editor', 202],
  ])('%s sets %s in %s to %s: %i', async (who, whom, workspace, role, status) => {
    const target = person(whom).id;
    const before = await grantsOf(target);
    const response =
      role === null
        ? await send(who, 'DELETE', `/grants?user=${target}&tenant=${workspace}`)
        : await send(who, 'POST', '/grants', { user: target, tenant: workspace, role });
    expect(response.status).toBe(status);
    expect(await grantsOf(target)).toEqual(status === 200 ? [{ tenant: workspace, role }] : before);
  });
});

describe('listing users', () => {
  const listSchema = z.array(
    z.object({ email: z.string(), grants: z.array(z.object({ tenant: z.string() })) }),
  );

  test('agencies see the users of their workspaces, and only their roles there', async () => {
    const list = listSchema.parse(await (await send('agency-b', 'GET', '/users')).json());
    expect(list.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['agency-b@example.com', 'editor-b@example.com']),
    );
    expect(new Set(list.flatMap(({ grants }) => grants.map(({ tenant }) => tenant)))).toEqual(new Set([B]));
    const all = listSchema.parse(await (await send('admin', 'GET', '/users')).json());
    expect(all.length).toBeGreaterThan(list.length + 5);
  });

  test.each(['editor-a', 'viewer-all'])('%s may not list users', async (who) => {
    expect((await send(who, 'GET', '/users')).status).toBe(403);
  });
});
