import { describe, expect, test } from 'vitest';
import type { Json, LakeDocument } from '../../document.ts';
import type { Principal } from './principal.ts';
import { mayRead, readKey, explainWriteRefusal as refuse, writableTenants } from './rights.ts';
import { principalWith } from '../../../../tests/support/lake/access.ts';

const RULES = {
  editorFields: ['company', 'recipients.leads'],
  agencyFields: { branch: ['email.crmAddresses'] },
};
const refuseWrite = (principal: Principal, before: LakeDocument | null, after: LakeDocument | null) =>
  refuse(principal, before, after, RULES);

const A = 'workspace-a';
const B = 'workspace-b';

function document(_id: string, _type: string, fields: Record<string, Json> = {}): LakeDocument {
  return {
    _id,
    _type,
    _rev: 'r',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    ...fields,
  };
}
const of = (workspace: string): Record<string, Json> => ({
  workspace: { _type: 'reference', _ref: workspace },
});

const administrator = principalWith('administrator@*');
const agency = principalWith(`agency@${A}`);
const everyAgency = principalWith('agency@*');
const editor = principalWith(`editor@${A}`);
const leadStaff = principalWith(`leadStaff@${A}`);
const viewer = principalWith(`viewer@${A}`);
const website = principalWith('viewer@*');
const mixed = principalWith(`editor@${A}`, `viewer@${B}`);
const nobody = principalWith();

const DOCUMENTS = {
  'page of A': document('article-a', 'article', of(A)),
  'draft of A': document('drafts.article-a', 'article', of(A)),
  'version of A': document('versions.r1.article-a', 'article', of(A)),
  'page of B': document('article-b', 'article', of(B)),
  'workspace A': document(A, 'workspace'),
  'draft of workspace A': document(`drafts.${A}`, 'workspace'),
  'workspace B': document(B, 'workspace'),
  'workspace B that names A': document(B, 'workspace', of(A)),
  shared: document('terms', 'page', { everyWorkspace: true }),
  'shared and of A': document('terms', 'page', { everyWorkspace: true, ...of(A) }),
  neither: document('settings', 'page'),
  release: document('_.releases.r1', 'system.release', of(A)),
  'image of A': document('image-1', 'sanity.imageAsset', { workspaces: [A] }),
  'image of A and B': document('image-2', 'sanity.imageAsset', { workspaces: [A, B] }),
  'image of B': document('image-3', 'sanity.imageAsset', { workspaces: [B] }),
  'image of B that names A': document('image-3', 'sanity.imageAsset', { workspaces: [B], ...of(A) }),
  'shared image': document('image-4', 'sanity.imageAsset', { everyWorkspace: true, workspaces: [A] }),
  'image of nobody': document('image-5', 'sanity.fileAsset'),
} as const;
type Name = keyof typeof DOCUMENTS;
const isName = (name: string): name is Name => Object.hasOwn(DOCUMENTS, name);
const NAMES = Object.keys(DOCUMENTS).filter(isName);

const OF_A: Name[] = [
  'page of A',
  'draft of A',
  'version of A',
  'workspace A',
  'draft of workspace A',
  'shared and of A',
];
const IMAGES_OF_A: Name[] = ['image of A', 'image of A and B', 'shared image'];
const OF_B: Name[] = ['page of B', 'workspace B', 'workspace B that names A'];
const IMAGES: Name[] = NAMES.filter((name) => name.includes('image'));

const READABLE: [string, Principal, Name[]][] = [
  ['administrator', administrator, NAMES],
  ['agency', agency, [...OF_A, ...IMAGES_OF_A, 'shared']],
  ['editor', editor, [...OF_A, ...IMAGES_OF_A, 'shared']],
  ['lead staff', leadStaff, [...OF_A, ...IMAGES_OF_A, 'shared']],
  ['viewer', viewer, [...OF_A, ...IMAGES_OF_A, 'shared']],
  ['website', website, [...OF_A, ...OF_B, ...IMAGES, 'shared']],
  ['agency of all', everyAgency, [...OF_A, ...OF_B, ...IMAGES, 'shared']],
  [
    'editor here, viewer there',
    mixed,
    [...OF_A, ...OF_B, ...IMAGES.filter((name) => name !== 'image of nobody'), 'shared'],
  ],
  ['nobody', nobody, []],
];

const PAGES_OF_A: Name[] = ['page of A', 'draft of A', 'version of A'];
const WRITABLE: [string, Principal, Name[]][] = [
  ['administrator', administrator, NAMES],
  ['agency', agency, [...PAGES_OF_A, 'workspace A', 'draft of workspace A', 'image of A']],
  ['editor', editor, [...PAGES_OF_A, 'workspace A', 'draft of workspace A', 'image of A']],
  ['lead staff', leadStaff, []],
  ['viewer', viewer, []],
  ['website', website, []],
  [
    'agency of all',
    everyAgency,
    [
      ...PAGES_OF_A,
      'page of B',
      'workspace A',
      'draft of workspace A',
      'workspace B',
      'workspace B that names A',
      ...IMAGES.filter((name) => name !== 'shared image'),
    ],
  ],
  ['editor here, viewer there', mixed, [...PAGES_OF_A, 'workspace A', 'draft of workspace A', 'image of A']],
  ['nobody', nobody, []],
];
/** Documents in which an editor may write some fields, but which they may neither create nor delete. */
const SETTINGS_OF_A: readonly Name[] = ['workspace A', 'draft of workspace A'];
const isEditor = (who: string): boolean => who.startsWith('editor');

const sorted = (names: Name[]): Name[] => [...names].sort();

describe('mayRead', () => {
  test.each(READABLE)('%s', (_, principal, expected) => {
    expect(sorted(NAMES.filter((name) => mayRead(principal, DOCUMENTS[name])))).toEqual(sorted(expected));
  });
});

describe('refuseWrite', () => {
  test.each(WRITABLE)('%s updates and deletes', (who, principal, expected) => {
    const writable = (after: boolean): Name[] =>
      NAMES.filter(
        (name) => refuseWrite(principal, DOCUMENTS[name], after ? DOCUMENTS[name] : null) === null,
      );
    expect(sorted(writable(true))).toEqual(sorted(expected));
    const deletable = expected.filter((name) => !isEditor(who) || !SETTINGS_OF_A.includes(name));
    expect(sorted(writable(false))).toEqual(sorted(deletable));
  });

  test.each(WRITABLE)('%s creates', (who, principal, expected) => {
    const workspaces: Name[] = ['workspace B', 'workspace B that names A'];
    const extra = who === 'agency' ? workspaces : [];
    const creatable = NAMES.filter((name) => refuseWrite(principal, null, DOCUMENTS[name]) === null);
    const possible = [...new Set([...expected, ...extra])];
    expect(sorted(creatable)).toEqual(
      sorted(possible.filter((name) => !isEditor(who) || !SETTINGS_OF_A.includes(name))),
    );
  });

  const page = DOCUMENTS['page of A'];
  const settings = DOCUMENTS['workspace A'];
  const both = principalWith(`editor@${A}`, `editor@${B}`);
  test.each<[string, Principal, LakeDocument, LakeDocument]>([
    ['moves a page to another workspace, as an administrator', administrator, page, { ...page, ...of(B) }],
    ['moves a page to another workspace, with access to both', both, page, { ...page, ...of(B) }],
    ['removes a page from its workspace', administrator, page, document('article-a', 'article')],
    ['makes a page shared', agency, page, document('article-a', 'article', { everyWorkspace: true })],
    ['makes a page shared but keeps its workspace', editor, page, { ...page, everyWorkspace: true }],
    ['turns a page into a workspace', agency, page, { ...page, _type: 'workspace' }],
    ['turns a workspace into a page', everyAgency, DOCUMENTS['workspace B'], document(B, 'article', of(A))],
    ['takes over another workspace’s image', editor, DOCUMENTS['image of B'], DOCUMENTS['image of A']],
    [
      'shares an image with another workspace',
      editor,
      DOCUMENTS['image of A'],
      DOCUMENTS['image of A and B'],
    ],
    ['shares an image with all workspaces', agency, DOCUMENTS['image of A'], DOCUMENTS['shared image']],
    [
      'takes over a document without a workspace',
      agency,
      DOCUMENTS['neither'],
      { ...DOCUMENTS['neither'], ...of(A) },
    ],
    ['changes a hostname as an editor', editor, settings, { ...settings, hostnames: ['b.example'] }],
    ['turns a workspace into a page as an editor', editor, settings, document(A, 'article', of(A))],
    ['publishes a new workspace as an editor', editor, DOCUMENTS['draft of workspace A'], settings],
    ['writes with read-only access', mixed, DOCUMENTS['page of B'], DOCUMENTS['page of B']],
  ])('nobody %s', (_, principal, before, after) => {
    expect(refuseWrite(principal, before, after)).toMatch(/^[A-Z].*\.$/);
  });

  test('an editor may write the listed fields, lesser roles may not', () => {
    const changed = {
      ...settings,
      company: { phone: '+18145550150' },
      recipients: { leads: ['a@b.example'] },
    };
    expect(refuseWrite(editor, settings, changed)).toBeNull();
    expect(refuseWrite(mixed, settings, changed)).toBeNull();
    for (const principal of [leadStaff, viewer, website, nobody, principalWith(`agency@${B}`)])
      expect(refuseWrite(principal, settings, changed)).not.toBeNull();
  });

  test('only agencies may write their fields in other documents, including new ones', () => {
    const branch = document('branch-a', 'branch', { ...of(A), email: { leads: ['a@b.example'] } });
    const toCrm = { ...branch, email: { leads: [], crmAddresses: ['crm@b.example'] } };
    for (const [before, after] of [
      [branch, toCrm],
      [toCrm, branch],
      [null, toCrm],
    ] as const) {
      expect(refuseWrite(editor, before, after)).toBe('Only agencies may write email.crmAddresses.');
      expect(refuseWrite(agency, before, after)).toBeNull();
      expect(refuseWrite(administrator, before, after)).toBeNull();
    }
    expect(
      refuseWrite(editor, toCrm, { ...toCrm, email: { ...toCrm.email, leads: ['b@b.example'] } }),
    ).toBeNull();
  });

  test('refusals reveal neither the document nor its workspace', () => {
    for (const [, principal] of WRITABLE) {
      for (const name of NAMES)
        expect(refuseWrite(principal, DOCUMENTS[name], null) ?? '').not.toMatch(/-[ab]\b/);
    }
  });
});

test.each<[Principal, string[] | '*']>([
  [administrator, '*'],
  [everyAgency, '*'],
  [agency, [A]],
  [principalWith(`editor@${B}`, `editor@${A}`), [A, B]],
  [mixed, [A]],
  [website, []],
])('writableTenants of %j', (principal, expected) => {
  expect(writableTenants(principal)).toEqual(expected);
});

test('an id cannot forge the combined read key of two', () => {
  expect(readKey(principalWith(`viewer@${A}`, `viewer@${B}`))).not.toBe(
    readKey(principalWith(`viewer@${A}","${B}`)),
  );
  expect(readKey(principalWith(`viewer@${B}`, `editor@${A}`))).toBe(
    readKey(principalWith(`viewer@${A}`, `viewer@${B}`)),
  );
});
