import { schemaTypes } from '@rooftop/content/schema';
import type { DocumentActionComponent, DuplicateDocumentActionComponent } from 'sanity';
import { describe, expect, test, vi } from 'vitest';
import { documentActions } from './actions/document-actions.ts';
import { studioConfig } from './address.ts';
import {
  isStudioAdministrator,
  mayCreateDealerships,
  mayEdit,
  mayReadPersonalData,
  canReadSharedContent,
} from './roles.ts';
import { lakeSignIn } from './sign-in.ts';
import { newDocumentOptions, templates } from './templates.ts';

const person = (...names: string[]) => ({
  id: 'u1',
  name: 'Pat',
  email: 'pat@example.com',
  role: names[0] ?? '',
  roles: names.map((name) => ({ name, title: name })),
});

test.each([
  ['administrator', true, true, true],
  ['agency', false, true, true],
  ['editor', false, false, false],
  ['leadStaff', false, false, true],
  ['viewer', false, false, false],
])(
  'lets %s administer (%s), create dealerships (%s) and read personal data (%s)',
  (role, administers, creates, reads) => {
    expect(mayReadPersonalData(person(role))).toBe(reads);
    expect([isStudioAdministrator(person(role)), mayCreateDealerships(person(role))]).toEqual([
      administers,
      creates,
    ]);
    expect(canReadSharedContent(person(role))).toBe(creates);
    expect(mayEdit(person(role))).toBe(creates || role === 'editor');
  },
);

test('combines the rights of several roles, and gives none without a role', () => {
  expect(mayCreateDealerships(person('viewer', 'agency'))).toBe(true);
  expect([
    isStudioAdministrator(null),
    mayCreateDealerships(undefined),
    isStudioAdministrator(person()),
  ]).toEqual([false, false, false]);
});

/** Documents of the content model, with the names of their fields. */
const documentTypes = schemaTypes.flatMap((type) =>
  type.type === 'document' && 'fields' in type
    ? [{ name: type.name, fields: type.fields.map(({ name }): string => name) }]
    : [],
);

describe('new documents', () => {
  const standard = ['dealership', 'homePage', 'store'].map((name) => ({
    id: name,
    title: name,
    schemaType: name,
    value: {},
  }));

  test('are created within a dealership only', () => {
    const made = templates(standard);
    const idsOf = (field: string, end: string) =>
      documentTypes.filter(({ fields }) => fields.includes(field)).map(({ name }) => `${name}-of-${end}`);
    expect(made.map(({ id }) => id).toSorted()).toEqual(
      [
        'dealership',
        ...idsOf('dealership', 'dealership'),
        ...idsOf('everyDealership', 'every-dealership'),
      ].toSorted(),
    );
    const shared = made.find(({ id }) => id === 'article-of-every-dealership');
    expect(shared).toMatchObject({ schemaType: 'article', value: { everyDealership: true } });
    const store = made.find(({ schemaType }) => schemaType === 'store');
    expect(store?.parameters?.map(({ name }) => name)).toEqual(['dealership']);
  });

  test('begins a home page with what the website shows', async () => {
    const home = templates(standard).find(({ id }) => id === 'homePage-of-dealership');
    const owner = { name: 'Alpha Motors', tagline: { en: 'Fair is fair.' }, languages: ['en'] };
    const client = { withConfig: () => client, fetch: async (): Promise<object | null> => owner };
    const begin = (context: object): unknown => home?.value({ dealership: 'dealership-a' }, context);
    expect(await begin({ getClient: () => client })).toMatchObject({
      dealership: { _ref: 'dealership-a' },
      blocks: [
        {
          _type: 'heroSlides',
          slides: [{ headline: { en: 'Alpha Motors' }, text: { en: 'Fair is fair.' } }],
        },
        { _type: 'buttonStrip' },
        ...Array.from({ length: 6 }, () => expect.anything()),
      ],
    });
    const unpublished = { ...client, withConfig: () => unpublished, fetch: async () => null };
    expect(await begin({ getClient: () => unpublished })).toMatchObject({ blocks: [] });
    // As the Studio asks for every template, in no list.
    const outside: unknown = home?.value({}, { getClient: () => Promise.reject(new Error('asked')) });
    expect(await outside).toMatchObject({ blocks: [] });
  });

  const items = ['dealership', 'store-of-dealership'].map((templateId) => ({
    templateId,
    type: 'initialValueTemplateItem' as const,
    id: templateId,
    schemaType: 'x',
  }));
  const offered = (type: 'global' | 'structure', schemaType: string | undefined, role: string) => {
    const creationContext = type === 'global' ? { type } : { type, schemaType: schemaType ?? '' };
    const context = { creationContext, currentUser: person(role) };
    // The resolver reads nothing else from its large context.
    return newDocumentOptions(items, Object.assign(Object.create(null), context)).map(
      ({ templateId }) => templateId,
    );
  };
  test.each([
    ['global', undefined, 'administrator', ['dealership']],
    ['global', undefined, 'agency', ['dealership']],
    ['global', undefined, 'editor', []],
    ['structure', 'dealership', 'editor', []],
    ['structure', 'dealership', 'agency', ['dealership']],
    ['structure', 'store', 'editor', ['dealership', 'store-of-dealership']],
  ] as const)('%s %s for %s: %j', (type, schemaType, role, expected) => {
    expect(offered(type, schemaType, role)).toEqual(expected);
  });
});

test.each([
  ['homePage', 'editor', ['publish']],
  ['homePage', 'administrator', ['publish', 'unpublish', 'delete']],
  ['dealership', 'agency', ['publish']],
  ['navigation', 'editor', ['publish', 'unpublish', 'delete']],
  ['promotion', 'editor', ['publish', 'unpublish', 'delete', 'duplicate']],
  ['store', 'editor', ['publish', 'unpublish', 'delete']],
  ['staffMember', 'editor', ['publish', 'unpublish', 'delete']],
  ['legalDocument', 'agency', ['publish', 'unpublish', 'delete']],
  ['article', 'editor', ['publish', 'unpublish', 'delete', 'duplicate']],
])('offers actions on %s for %s: %j', (schemaType, role, expected) => {
  const all = (['publish', 'unpublish', 'delete', 'duplicate'] as const).map((action) =>
    Object.assign(() => null, { action }),
  );
  const context = Object.assign(Object.create(null), { schemaType, currentUser: person(role) });
  expect(documentActions(all, context).map(({ action }) => action)).toEqual(expected);
});

test('removes previous URLs from a copy', () => {
  const copied: unknown[] = [];
  const duplicate: DuplicateDocumentActionComponent = ({ mapDocument }) => {
    const document = { _id: 'a', _type: 'article', slug: { current: 'oil' }, formerSlugs: ['old'] };
    copied.push(mapDocument?.(document));
    return null;
  };
  const offered: DocumentActionComponent[] = [Object.assign(duplicate, { action: 'duplicate' as const })];
  const actions = (schemaType: string) =>
    documentActions(
      offered,
      Object.assign(Object.create(null), { schemaType, currentUser: person('editor') }),
    );
  const [action] = actions('article');
  // Neither reads anything from a document.
  action?.(Object.create(null));
  expect(copied).toEqual([{ _id: 'a', _type: 'article', slug: { current: 'oil' } }]);
  expect(actions('article')).toEqual([action]);
  expect(actions('faq')).toEqual(offered);
});

describe('studio address', () => {
  test.each([
    [
      { projectId: 'rooftop', dataset: 'production', apiHost: 'http://localhost:4000' },
      'http://localhost:4000',
    ],
    [{ projectId: 'abc', dataset: 'live' }, undefined],
    [undefined, undefined],
  ])('%j', (given, apiHost) => {
    vi.stubGlobal('rooftopConfig', given);
    expect(studioConfig().apiHost).toBe(apiHost);
    vi.unstubAllGlobals();
  });

  test.each([{}, { projectId: 'x' }, { projectId: 'x', dataset: 'y', apiHost: 'nowhere' }])(
    'rejects %j',
    (given) => {
      vi.stubGlobal('rooftopConfig', given);
      expect(studioConfig).toThrow(/config\.js/);
      vi.unstubAllGlobals();
    },
  );

  test("signs in at the content lake's own page", () => {
    const { providers, redirectOnSingle } = lakeSignIn('http://localhost:4000');
    expect([redirectOnSingle, providers]).toEqual([
      true,
      [{ name: 'local', title: 'Rooftop', url: 'http://localhost:4000/v1/auth/login/local' }],
    ]);
  });
});
