import { WORKSPACES } from '../../../../tests/support/lake/access.ts';
import * as fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import type { LakeDocument } from '../../document.ts';
import { tenantOf } from '../../tenancy.ts';
import { aclOf } from './acl.ts';
import { ROLES, type Grant, type Principal } from './principal.ts';
import { hasRole, isAgency, mayRead, readKey, explainWriteRefusal as refuse } from './rights.ts';

const refuseWrite = (...write: readonly [Principal, LakeDocument | null, LakeDocument | null]) =>
  refuse(...write, { editorFields: [], agencyFields: {} });

const IDS = ['workspace-a', 'workspace-b', 'workspace-c'];

const grant: fc.Arbitrary<Grant> = fc.record({
  tenant: fc.constantFrom(...IDS, '*'),
  role: fc.constantFrom(...ROLES),
});

const principal: fc.Arbitrary<Principal> = fc
  .uniqueArray(grant, { maxLength: 3, selector: (one) => one.tenant })
  .map((grants) => ({
    id: 'u-1',
    name: 'Somebody',
    email: null,
    isRobot: false,
    twoFactorAt: null,
    grants,
    tenancy: WORKSPACES,
  }));

const prefix = fc.constantFrom('', 'drafts.', 'versions.r1.');
const workspaceValue = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...IDS, 'workspace-d').map((_ref) => ({ _ref })) },
  fc.constantFrom(
    undefined,
    null,
    'workspace-a',
    { _ref: 7 },
    { _ref: null },
    {},
    [{ _ref: 'workspace-a' }],
    true,
  ),
);
const stamps = fc.option(
  fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.constantFrom(...IDS, 'workspace-d'), { maxLength: 3 }) },
    fc.constantFrom('workspace-a', null, [1], ['workspace-a', 2], [null]),
  ),
  { nil: undefined },
);

const document: fc.Arbitrary<LakeDocument> = fc
  .record({
    prefix,
    key: fc.constantFrom('x', '_.groups.x', ...IDS, 'workspace-d', 'workspace-a.x'),
    _type: fc.constantFrom('article', 'workspace', 'sanity.imageAsset', 'sanity.fileAsset', 'system.release'),
    workspace: workspaceValue,
    workspaces: stamps,
    everyWorkspace: fc.constantFrom(undefined, true, false, 'true', null),
  })
  .map(({ prefix: before, key, _type, ...rest }) => ({
    _id: before + key,
    _type,
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    ...rest,
  }));

/** Evaluates permissions as the Studio does: an entry applies if its filter selects the document. */
async function permissionsOn(somebody: Principal, one: LakeDocument): Promise<Set<string>> {
  const permissions = new Set<string>();
  for (const entry of aclOf(somebody)) {
    const value = await evaluate(parse(`*[${entry.filter}]`), { dataset: [one] });
    const found: unknown = await value.get();
    if (Array.isArray(found) && found.length === 1)
      for (const name of entry.permissions) permissions.add(name);
  }
  return permissions;
}

/** Returns true for a workspace's own document of which the principal may edit some fields as an editor. */
function isEditable(somebody: Principal, one: LakeDocument): boolean {
  const workspace = one._type === 'workspace' ? tenantOf(WORKSPACES, one) : undefined;
  return workspace !== undefined && !isAgency(somebody) && hasRole(somebody, workspace, ['editor']);
}

describe('aclOf', () => {
  test('matches mayRead and refuseWrite', async () => {
    await fc.assert(
      fc.asyncProperty(principal, document, async (somebody, one) => {
        fc.pre(!isAgency(somebody) || mayRead(somebody, one) || tenantOf(WORKSPACES, one) === undefined);
        const permissions = await permissionsOn(somebody, one);
        // Publishing a workspace's settings requires "create", although the lake lets only agencies create a
        // workspace.
        if (isEditable(somebody, one)) permissions.delete('create');
        expect({
          read: permissions.has('read'),
          create: permissions.has('create'),
          update: permissions.has('update'),
        }).toEqual({
          read: mayRead(somebody, one),
          create: refuseWrite(somebody, null, one) === null,
          update: refuseWrite(somebody, one, one) === null,
        });
      }),
      { numRuns: 3000 },
    );
  });

  test('includes a workspace that an agency has just created, and its documents, before the Studio reloads rights', async () => {
    const grants: Grant[] = [
      { tenant: 'workspace-a', role: 'agency' },
      { tenant: 'workspace-b', role: 'viewer' },
    ];
    const agency: Principal = {
      id: 'u-1',
      name: 'Agency',
      email: null,
      isRobot: false,
      twoFactorAt: null,
      grants,
      tenancy: WORKSPACES,
    };
    const since = { ...agency, grants: [...grants, { tenant: 'workspace-d', role: 'agency' as const }] };
    const common = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
    const created: LakeDocument[] = [
      { ...common, _id: 'drafts.workspace-d', _type: 'workspace' },
      { ...common, _id: 'workspace-d', _type: 'workspace' },
      { ...common, _id: 'article-d', _type: 'article', workspace: { _ref: 'workspace-d' } },
    ];
    for (const one of created) {
      expect(await permissionsOn(agency, one)).toEqual(await permissionsOn(since, one));
      expect(
        await permissionsOn({ ...agency, grants: [{ tenant: 'workspace-a', role: 'editor' }] }, one),
      ).toEqual(new Set());
    }
    const ofB = { ...common, _id: 'x', _type: 'article', workspace: { _ref: 'workspace-b' } };
    expect(await permissionsOn(agency, ofB)).toEqual(new Set(['read', 'history']));
  });

  test('anyone who may write a document may read it, except a new workspace', () => {
    fc.assert(
      fc.property(principal, document, (somebody, one) => {
        if (refuseWrite(somebody, one, one) === null) expect(mayRead(somebody, one)).toBe(true);
        if (one._type !== 'workspace' && refuseWrite(somebody, null, one) === null) {
          expect(mayRead(somebody, one)).toBe(true);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('principals with the same read key see the same documents', () => {
    fc.assert(
      fc.property(principal, principal, document, (one, other, content) => {
        fc.pre(readKey(one) === readKey(other));
        expect(mayRead(one, content)).toBe(mayRead(other, content));
      }),
      { numRuns: 5000 },
    );
  });
});
