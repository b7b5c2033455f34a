import { describe, expect, test } from 'vitest';
import type { Json, LakeDocument } from '../document.ts';
import type { Principal } from './principal.ts';
import { mayRead, readKey, explainWriteRefusal as refuse, writableDealerships } from './rights.ts';
import { principalWith } from '../../../tests/support/lake/access.ts';

const RULES = {
  editorFields: ['company', 'recipients.leads'],
  agencyFields: { store: ['email.crmAddresses'] },
};
const refuseWrite = (principal: Principal, before: LakeDocument | null, after: LakeDocument | null) =>
  refuse(principal, before, after, RULES);

const A = 'dealership-a';
const B = 'dealership-b';

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
const of = (dealership: string): Record<string, Json> => ({
  dealership: { _type: 'reference', _ref: dealership },
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
  'page of A': document('homePage-a', 'homePage', of(A)),
  'draft of A': document('drafts.homePage-a', 'homePage', of(A)),
  'version of A': document('versions.r1.homePage-a', 'homePage', of(A)),
  'page of B': document('homePage-b', 'homePage', of(B)),
  'dealership A': document(A, 'dealership'),
  'draft of dealership A': document(`drafts.${A}`, 'dealership'),
  'dealership B': document(B, 'dealership'),
  'dealership B that names A': document(B, 'dealership', of(A)),
  shared: document('terms', 'page', { everyDealership: true }),
  'shared and of A': document('terms', 'page', { everyDealership: true, ...of(A) }),
  neither: document('settings', 'page'),
  release: document('_.releases.r1', 'system.release', of(A)),
  'image of A': document('image-1', 'sanity.imageAsset', { dealerships: [A] }),
  'image of A and B': document('image-2', 'sanity.imageAsset', { dealerships: [A, B] }),
  'image of B': document('image-3', 'sanity.imageAsset', { dealerships: [B] }),
  'image of B that names A': document('image-3', 'sanity.imageAsset', { dealerships: [B], ...of(A) }),
  'shared image': document('image-4', 'sanity.imageAsset', { everyDealership: true, dealerships: [A] }),
  'image of nobody': document('image-5', 'sanity.fileAsset'),
} as const;
type Name = keyof typeof DOCUMENTS;
const isName = (name: string): name is Name => Object.hasOwn(DOCUMENTS, name);
const NAMES = Object.keys(DOCUMENTS).filter(isName);

const OF_A: Name[] = [
  'page of A',
  'draft of A',
  'version of A',
  'dealership A',
  'draft of dealership A',
  'shared and of A',
];
const IMAGES_OF_A: Name[] = ['image of A', 'image of A and B', 'shared image'];
const OF_B: Name[] = ['page of B', 'dealership B', 'dealership B that names A'];
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
  ['agency', agency, [...PAGES_OF_A, 'dealership A', 'draft of dealership A', 'image of A']],
  ['editor', editor, [...PAGES_OF_A, 'dealership A', 'draft of dealership A', 'image of A']],
  ['lead staff', leadStaff, []],
  ['viewer', viewer, []],
  ['website', website, []],
  [
    'agency of all',
    everyAgency,
    [
      ...PAGES_OF_A,
      'page of B',
      'dealership A',
      'draft of dealership A',
      'dealership B',
      'dealership B that names A',
      ...IMAGES.filter((name) => name !== 'shared image'),
    ],
  ],
  [
    'editor here, viewer there',
    mixed,
    [...PAGES_OF_A, 'dealership A', 'draft of dealership A', 'image of A'],
  ],
  ['nobody', nobody, []],
];
/** Documents in which an editor may write some fields, but which they may neither create nor delete. */
const SETTINGS_OF_A: readonly Name[] = ['dealership A', 'draft of dealership A'];
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
    const dealerships: Name[] = ['dealership B', 'dealership B that names A'];
    const extra = who === 'agency' ? dealerships : [];
    const creatable = NAMES.filter((name) => refuseWrite(principal, null, DOCUMENTS[name]) === null);
    const possible = [...new Set([...expected, ...extra])];
    expect(sorted(creatable)).toEqual(
      sorted(possible.filter((name) => !isEditor(who) || !SETTINGS_OF_A.includes(name))),
    );
  });

  const page = DOCUMENTS['page of A'];
  const settings = DOCUMENTS['dealership A'];
  const both = principalWith(`editor@${A}`, `editor@${B}`);
  test.each<[string, Principal, LakeDocument, LakeDocument]>([
    ['moves a page to another dealership, as an administrator', administrator, page, { ...page, ...of(B) }],
    ['moves a page to another dealership, with access to both', both, page, { ...page, ...of(B) }],
    ['removes a page from its dealership', administrator, page, document('homePage-a', 'homePage')],
    ['makes a page shared', agency, page, document('homePage-a', 'homePage', { everyDealership: true })],
    ['makes a page shared but keeps its dealership', editor, page, { ...page, everyDealership: true }],
    ['turns a page into a dealership', agency, page, { ...page, _type: 'dealership' }],
    [
      'turns a dealership into a page',
      everyAgency,
      DOCUMENTS['dealership B'],
      document(B, 'homePage', of(A)),
    ],
    ['takes over another dealership’s image', editor, DOCUMENTS['image of B'], DOCUMENTS['image of A']],
    [
      'shares an image with another dealership',
      editor,
      DOCUMENTS['image of A'],
      DOCUMENTS['image of A and B'],
    ],
    ['shares an image with all dealerships', agency, DOCUMENTS['image of A'], DOCUMENTS['shared image']],
    [
      'takes over a document without a dealership',
      agency,
      DOCUMENTS['neither'],
      { ...DOCUMENTS['neither'], ...of(A) },
    ],
    ['changes a hostname as an editor', editor, settings, { ...settings, hostnames: ['b.example'] }],
    ['turns a dealership into a page as an editor', editor, settings, document(A, 'homePage', of(A))],
    ['publishes a new dealership as an editor', editor, DOCUMENTS['draft of dealership A'], settings],
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
    const store = document('store-a', 'store', { ...of(A), email: { leads: ['a@b.example'] } });
    const toCrm = { ...store, email: { leads: [], crmAddresses: ['crm@b.example'] } };
    for (const [before, after] of [
      [store, toCrm],
      [toCrm, store],
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

  test('refusals reveal neither the document nor its dealership', () => {
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
])('writableDealerships of %j', (principal, expected) => {
  expect(writableDealerships(principal)).toEqual(expected);
});

test('an id cannot forge the combined read key of two', () => {
  expect(readKey(principalWith(`viewer@${A}`, `viewer@${B}`))).not.toBe(
    readKey(principalWith(`viewer@${A}","${B}`)),
  );
  expect(readKey(principalWith(`viewer@${B}`, `editor@${A}`))).toBe(
    readKey(principalWith(`viewer@${A}`, `viewer@${B}`)),
  );
});
