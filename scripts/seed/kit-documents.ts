import type { PictureSource } from '../../tenants/picture.ts';
import type { SharedKit, TenantKit } from '../../tenants/tenant-kit.ts';
import { type Completion, completeObject } from './complete.ts';
import { readContentModel } from './content-model.ts';

/** A document as it is before the lake has stamped it. */
export interface KitDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** The id of the picture's file once it has been uploaded. */
export type AssetIdOf = (folder: string, source: PictureSource) => string;

/** Where pictures and ids of what every dealership shares come from: `tenants/every-dealership`. No dealership is called so. */
const EVERY_DEALERSHIP = 'every-dealership';

/** Which documents the lists of a kit hold, in the order in which they are written. */
const LISTS = {
  stores: 'store',
  staff: 'staffMember',
  bodyStyles: 'bodyStyle',
  promotions: 'promotion',
  reviews: 'review',
  helpCategories: 'helpCategory',
  faqs: 'faq',
  offers: 'offer',
  redirectRules: 'redirectRule',
  pages: 'page',
  articles: 'article',
  legalDocuments: 'legalDocument',
  jobOpenings: 'jobOpening',
} as const satisfies Partial<Record<keyof TenantKit, string>>;
type Listing = keyof typeof LISTS;
type Lists = { readonly [list in Listing]?: readonly { readonly key: string }[] | undefined };

const LISTINGS = Object.keys(LISTS).filter((name): name is Listing => Object.hasOwn(LISTS, name));

const model = readContentModel();

const documentOf = (type: string, _id: string, fields: object, completion: Completion): KitDocument => ({
  ...completeObject(model(type), fields, _id, completion),
  _id,
  _type: type,
});

/** The documents of the kit's lists, with the fields that say whose they are. */
const listed = (folder: string, lists: Lists, owner: object, completion: Completion): KitDocument[] =>
  LISTINGS.flatMap((list) =>
    (lists[list] ?? []).map(({ key, ...fields }, index) => {
      const type = LISTS[list];
      const more = {
        ...(model(type).field('key') && { key }),
        ...(model(type).field('order') && { order: (index + 1) * 10 }),
      };
      return {
        ...documentOf(type, `${type}-${folder}-${key}`, { ...fields, ...more }, completion),
        ...owner,
      };
    }),
  );

/** Whether a kit has the document itself; what it has not is the one that every dealership shares. */
const has = (lists: Lists, type: string, key: string): boolean =>
  LISTINGS.some((list) => LISTS[list] === type && lists[list]?.some((one) => one.key === key));

const completionOf = (
  folder: string,
  lists: Lists,
  language: Completion['language'],
  assetIdOf: AssetIdOf,
): Completion => ({
  language,
  assetIdOf: (source) => assetIdOf(folder, source),
  documentIdOf: (type, key) => `${type}-${has(lists, type, key) ? folder : EVERY_DEALERSHIP}-${key}`,
});

/** A kit's documents. Some refer to one another: they are written together. */
export function kitDocuments(kit: TenantKit, assetIdOf: AssetIdOf): KitDocument[] {
  const { slug, dealership, homePage, navigation } = kit;
  const completion = completionOf(slug, kit, dealership.languages[0], assetIdOf);
  const owner = { dealership: { _type: 'reference', _ref: `dealership-${slug}` } };
  const only = (type: 'homePage' | 'navigation', fields: object) => ({
    ...documentOf(type, `${type}-${slug}`, fields, completion),
    ...owner,
  });
  return [
    documentOf('dealership', `dealership-${slug}`, { ...dealership, slug }, completion),
    only('homePage', homePage),
    only('navigation', navigation),
    ...listed(slug, kit, owner, completion),
  ];
}

/** The documents that every dealership shares. */
export const sharedDocuments = (kit: SharedKit, assetIdOf: AssetIdOf): KitDocument[] =>
  listed(
    EVERY_DEALERSHIP,
    kit,
    { everyDealership: true },
    completionOf(EVERY_DEALERSHIP, kit, 'en', assetIdOf),
  );
