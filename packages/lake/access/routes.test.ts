import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestAccess, type TestAccess } from '../../../tests/support/lake/access.ts';

const A = { role: 'editor', tenant: 'workspace-a' } as const;
const B = { role: 'editor', tenant: 'workspace-b' } as const;

let lake: TestAccess;
beforeAll(async () => {
  lake = await openTestAccess();
});
afterAll(() => lake.close());

describe('routes', () => {
  const roleSchema = z.object({ name: z.string(), title: z.string() });
  const memberSchema = z.object({ id: z.string(), isCurrentUser: z.boolean(), roles: z.array(roleSchema) });

  test('/users/me without a token returns an empty user, as hosted Sanity does', async () => {
    const response = await lake.request('/users/me');
    expect([response.status, await response.json()]).toEqual([200, {}]);
    expect((await lake.request('/users/me', 'wrong')).status).toBe(401);
  });

  test.each([
    '/users/u-1',
    '/users/me/keyvalue/a',
    '/auth/id',
    '/projects',
    '/projects/rooftop',
    '/projects/rooftop/grants',
    '/projects/rooftop/datasets',
    '/projects/rooftop/datasets/production/acl',
    '/projects/rooftop/roles',
    '/projects/other',
  ])('%s responds with a JSON error that requires authentication', async (path) => {
    const response = await lake.request(path);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      statusCode: 401,
      error: 'Unauthorized',
      errorCode: 'SIO-401-ANF',
    });
  });

  test('/users/me returns the user and all roles with titles', async () => {
    const jan = await lake.person('jan', A, { role: 'agency', tenant: 'workspace-b' });
    expect(await (await lake.request('/users/me', jan.token)).json()).toMatchObject({
      id: jan.id,
      email: 'jan@example.com',
      provider: 'local',
      role: 'agency',
      roles: [
        { name: 'agency', title: 'Agency' },
        { name: 'editor', title: 'Editor' },
      ],
    });
    expect(await (await lake.request('/auth/id', jan.token)).json()).toEqual({ id: jan.id });
  });

  test('members are those who share a workspace, without email addresses', async () => {
    const own = await openTestAccess();
    const a1 = await own.person('a1', A);
    const a2 = await own.person('a2', { ...A, role: 'viewer' });
    const b = await own.person('b', B);
    const everywhere = await own.person('everywhere', { role: 'agency', tenant: '*' });
    const boss = await own.person('boss', { role: 'administrator', tenant: '*' });
    const alone = await own.person('alone');
    const everybody = [a1, a2, b, everywhere, boss, alone].map(({ id }) => id);

    const seenBy = async (token: string): Promise<string[]> => {
      const body = await (await own.request('/projects/rooftop', token)).text();
      expect(body).not.toContain('@example.com');
      return z
        .object({ members: z.array(memberSchema) })
        .parse(JSON.parse(body))
        .members.map(({ id }) => id)
        .sort();
    };
    const users = async (token: string): Promise<string[]> => {
      const body: unknown = await (await own.request(`/users/${everybody.join(',')}`, token)).json();
      return z
        .array(z.object({ id: z.string() }))
        .parse(body)
        .map(({ id }) => id)
        .sort();
    };
    for (const [person, expected] of [
      [a1, [a1, a2, everywhere, boss]],
      [b, [b, everywhere, boss]],
      [everywhere, [a1, a2, b, everywhere, boss]],
      [boss, [a1, a2, b, everywhere, boss, alone]],
      [alone, [alone]],
    ] as const) {
      const ids = expected.map(({ id }) => id).sort();
      expect(await seenBy(person.token), person.email).toEqual(ids);
      expect(await users(person.token), person.email).toEqual(ids);
    }
    const hidden = await own.request(`/users/${b.id}`, a1.token);
    const unknown = await own.request('/users/u-0', a1.token);
    expect([hidden.status, await hidden.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(hidden.status).toBe(403);
    await own.close();
  });

  test('a user’s stored values are private', async () => {
    const kim = await lake.person('kim', A);
    const lea = await lake.person('lea', A);
    const put = (body: unknown, token = kim.token) =>
      lake.request('/users/me/keyvalue', token, { method: 'PUT', body: JSON.stringify(body) });
    const stored = [
      { key: 'studio.view', value: { open: ['a', null] } },
      { key: 'empty', value: '\u0000' },
    ];
    expect(await (await put(stored)).json()).toEqual(stored);
    expect(
      (
        await put([
          { key: 'twice', value: 1 },
          { key: 'twice', value: 2 },
        ])
      ).status,
    ).toBe(200);
    const get = async (token: string) =>
      (await lake.request('/users/me/keyvalue/studio.view,twice,empty,none', token)).json();
    expect(await get(kim.token)).toEqual([
      stored[0],
      { key: 'twice', value: 2 },
      stored[1],
      { key: 'none', value: null },
    ]);
    expect(await get(lea.token)).toEqual(
      ['studio.view', 'twice', 'empty', 'none'].map((key) => ({ key, value: null })),
    );
    for (const wrong of [
      null,
      {},
      [],
      [{ key: '', value: 1 }],
      [{ key: 'a\u0000', value: 1 }],
      [{ key: 'x' }],
      [{ key: 'big', value: 'x'.repeat(70_000) }],
    ]) {
      expect((await put(wrong)).status, JSON.stringify(wrong)?.slice(0, 50)).toBe(400);
    }
  });

  test('the project and dataset of the path must match the lake’s', async () => {
    const mia = await lake.person('mia', A);
    expect((await lake.request('/projects/other', mia.token)).status).toBe(404);
    expect((await lake.request('/projects/rooftop/datasets/other/acl', mia.token)).status).toBe(404);
    expect(
      await (await lake.request('/projects/rooftop/datasets/production/acl', mia.token)).json(),
    ).not.toEqual([]);
    expect(await (await lake.request('/projects/rooftop/datasets', mia.token)).json()).toMatchObject([
      { name: 'production' },
    ]);
    expect(
      await (await lake.request('/projects/rooftop/datasets?datasetProfile=comments', mia.token)).json(),
    ).toEqual([]);
    expect(
      await (await lake.request('/projects/rooftop?includeMembers=false', mia.token)).json(),
    ).not.toHaveProperty('members');
  });
});
