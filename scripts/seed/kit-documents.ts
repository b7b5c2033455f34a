import type { PictureSource } from '../../tenants/picture.ts';
import type { SharedKit, TenantKit } from '../../tenants/tenant-kit.ts';
import { type CompletionContext, completeObject } from './complete-object.ts';
import { readContentModel } from './content-model.ts';

/** A document without the fields that the lake adds when it stores it. */
export interface KitDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** Returns the id of a picture's file once it has been uploaded. */
export type AssetIdOf = (folder: string, source: PictureSource) => string;

/** Folder in tenants/ with the pictures of shared content, also part of its ids. No dealership has this slug. */
const EVERY_DEALERSHIP = 'every-dealership';

/** Document type of each list in a kit, in the order in which the documents are written. */
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

const documentOf = (
  type: string,
  _id: string,
  fields: object,
  completion: CompletionContext,
): KitDocument => ({
  ...completeObject(model(type), fields, _id, completion),
  _id,
  _type: type,
});

/** Builds the documents of the kit's lists, with the fields that assign them to their owner. */
const listed = (folder: string, lists: Lists, owner: object, completion: CompletionContext): KitDocument[] =>
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

/** Checks whether a kit contains the document itself. If not, references use the one that every dealership shares. */
const has = (lists: Lists, type: string, key: string): boolean =>
  LISTINGS.some((list) => LISTS[list] === type && lists[list]?.some((one) => one.key === key));

const completionOf = (
  folder: string,
  lists: Lists,
  language: CompletionContext['language'],
  assetIdOf: AssetIdOf,
): CompletionContext => ({
  language,
  assetIdOf: (source) => assetIdOf(folder, source),
  documentIdOf: (type, key) => `${type}-${has(lists, type, key) ? folder : EVERY_DEALERSHIP}-${key}`,
});

/** Builds a kit's documents. Write them together, because some reference each other. */
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

/** Builds the documents that every dealership shares. */
export const sharedDocuments = (kit: SharedKit, assetIdOf: AssetIdOf): KitDocument[] =>
  listed(
    EVERY_DEALERSHIP,
    kit,
    { everyDealership: true },
    completionOf(EVERY_DEALERSHIP, kit, 'en', assetIdOf),
  );
