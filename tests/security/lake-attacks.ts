/** Attacks by a user of alpha on bravo. */
import { ALPHA, BRAVO, reference } from './names.ts';

export const MUTATIONS: readonly (readonly [string, readonly unknown[]])[] = [
  ['create in bravo', [{ create: { _type: 'store', dealership: reference(BRAVO) } }]],
  ['create over', [{ create: { _id: 'homePage-bravo', _type: 'homePage', dealership: reference(ALPHA) } }]],
  [
    'createIfNotExists over',
    [{ createIfNotExists: { _id: 'homePage-bravo', _type: 'homePage', dealership: reference(ALPHA) } }],
  ],
  [
    'createOrReplace over',
    [{ createOrReplace: { _id: 'homePage-bravo', _type: 'homePage', dealership: reference(ALPHA) } }],
  ],
  [
    'create bravo’s draft',
    [{ createOrReplace: { _id: 'drafts.store-bravo-main', _type: 'store', dealership: reference(ALPHA) } }],
  ],
  [
    'create bravo’s version',
    [{ create: { _id: 'versions.r1.store-bravo-main', _type: 'store', dealership: reference(ALPHA) } }],
  ],
  [
    'put an asset in the place of bravo’s draft',
    [{ create: { _id: 'drafts.store-bravo-main', _type: 'sanity.imageAsset', dealerships: [ALPHA] } }],
  ],
  ['patch', [{ patch: { id: 'homePage-bravo', set: { title: 'x' } } }]],
  ['patch the draft', [{ patch: { id: 'drafts.homePage-bravo', unset: ['title'] } }]],
  ['take over', [{ patch: { id: 'homePage-bravo', set: { dealership: reference(ALPHA) } } }]],
  ['patch the dealership', [{ patch: { id: BRAVO, set: { hostnames: ['alpha.example'] } } }]],
  ['create the dealership’s draft', [{ create: { _id: `drafts.${BRAVO}`, _type: 'dealership', name: 'x' } }]],
  ['delete', [{ delete: { id: 'store-bravo-main' } }]],
  ['delete the dealership', [{ delete: { id: BRAVO } }]],
  ['hand over', [{ patch: { id: 'homePage-alpha', set: { dealership: reference(BRAVO) } } }]],
  [
    'refer to bravo',
    [{ create: { _type: 'page', dealership: reference(ALPHA), to: reference('homePage-bravo') } }],
  ],
  [
    'refer to bravo weakly',
    [
      {
        create: {
          _type: 'page',
          dealership: reference(ALPHA),
          to: { ...reference('homePage-bravo'), _weak: true },
        },
      },
    ],
  ],
  [
    'refer to bravo as if it were elsewhere',
    [
      {
        create: {
          _type: 'page',
          dealership: reference(ALPHA),
          to: { ...reference('homePage-bravo'), _dataset: 'other', _projectId: 'other' },
        },
      },
    ],
  ],
  [
    'refer to bravo from within a reference',
    [
      {
        create: {
          _type: 'page',
          dealership: reference(ALPHA),
          to: { ...reference('terms'), inner: reference('homePage-bravo') },
        },
      },
    ],
  ],
  [
    'refer to what belongs to nobody',
    [{ create: { _type: 'page', dealership: reference(ALPHA), to: reference('settings') } }],
  ],
  ['write what belongs to nobody', [{ patch: { id: 'settings', set: { title: 'x' } } }]],
  ['create what belongs to nobody', [{ create: { _type: 'page' } }]],
  [
    'create for the system',
    [{ create: { _id: '_.groups.x', _type: 'system.group', dealership: reference(ALPHA) } }],
  ],
  ['share in alpha’s name', [{ patch: { id: 'homePage-alpha', set: { everyDealership: true } } }]],
  [
    'one allowed and one not',
    [
      { patch: { id: 'homePage-alpha', set: { mixed: true } } },
      { patch: { id: 'homePage-bravo', set: { title: 'x' } } },
    ],
  ],
  [
    'stamp an asset',
    [
      {
        create: { _id: `image-${'0'.repeat(40)}-1x1-png`, _type: 'sanity.imageAsset', dealerships: [BRAVO] },
      },
    ],
  ],
  [
    'forge an asset without stamp',
    [{ create: { _id: `image-${'1'.repeat(40)}-1x1-png`, _type: 'sanity.imageAsset' } }],
  ],
];

const on = (publishedId: string) => ({ publishedId, draftId: `drafts.${publishedId}` });
const action = (name: string, fields: Record<string, unknown>) => ({
  actionType: `sanity.action.document.${name}`,
  ...fields,
});
export const ACTIONS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['edit', action('edit', { ...on('homePage-bravo'), patch: { set: { title: 'x' } } })],
  ['edit without draft', action('edit', { ...on('store-bravo-main'), patch: { set: { title: 'x' } } })],
  ['publish', action('publish', on('homePage-bravo'))],
  ['unpublish', action('unpublish', on('homePage-bravo'))],
  ['discard', action('discard', { ...on('homePage-bravo') })],
  ['delete', action('delete', { publishedId: 'homePage-bravo', includeDrafts: ['drafts.homePage-bravo'] })],
  [
    'delete the draft of another',
    action('delete', { publishedId: 'homePage-alpha', includeDrafts: ['drafts.homePage-bravo'] }),
  ],
  [
    'create',
    action('create', {
      publishedId: 'store-bravo-new',
      attributes: { _id: 'drafts.store-bravo-new', _type: 'store', dealership: reference(BRAVO) },
      ifExists: 'fail',
    }),
  ],
  [
    'create over',
    action('create', {
      publishedId: 'store-bravo-main',
      attributes: { _id: 'drafts.store-bravo-main', _type: 'store', dealership: reference(ALPHA) },
      ifExists: 'fail',
    }),
  ],
  [
    'replaceDraft',
    action('replaceDraft', {
      publishedId: 'homePage-bravo',
      attributes: { _id: 'drafts.homePage-bravo', _type: 'homePage', dealership: reference(ALPHA) },
    }),
  ],
  [
    'publish into another',
    action('publish', { draftId: 'drafts.homePage-alpha', publishedId: 'homePage-bravo' }),
  ],
];
