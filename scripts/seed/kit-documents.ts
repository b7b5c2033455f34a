import type { PictureSource } from '../../tenants/picture.ts';
import type { TenantKit } from '../../tenants/tenant-kit.ts';
import { completeObject } from './complete.ts';
import { readContentModel } from './content-model.ts';

/** A document as it is before the lake has stamped it. */
export interface KitDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** The id of the picture's file once it has been uploaded. */
export type AssetIdOf = (slug: string, source: PictureSource) => string;

/** Which documents the lists of a kit hold. */
const LISTS = {
  stores: 'store',
  staff: 'staffMember',
  bodyStyles: 'bodyStyle',
  promotions: 'promotion',
  reviews: 'review',
  faqs: 'faq',
  offers: 'offer',
  redirectRules: 'redirectRule',
} as const satisfies Partial<Record<keyof TenantKit, string>>;

const model = readContentModel();

/**
 * A kit's documents. Some refer to one another: they are written together.
 * @param platformDomain stands for `{platformDomain}` in hostnames
 */
export function kitDocuments(kit: TenantKit, platformDomain: string, assetIdOf: AssetIdOf): KitDocument[] {
  const { slug, dealership, homePage, navigation } = kit;
  const completion = {
    language: dealership.languages[0],
    assetIdOf: (source: PictureSource) => assetIdOf(slug, source),
    documentIdOf: (type: string, key: string) => `${type}-${slug}-${key}`,
  };
  const document = (type: string, _id: string, fields: object): KitDocument => ({
    ...completeObject(model(type), fields, _id, completion),
    _id,
    _type: type,
  });
  const owner = { dealership: { _type: 'reference', _ref: `dealership-${slug}` } };
  const owned = (type: string, id: string, fields: object) => ({ ...document(type, id, fields), ...owner });

  const listed = (list: keyof typeof LISTS) =>
    kit[list].map(({ key, ...fields }, index) => {
      const type = LISTS[list];
      return owned(type, `${type}-${slug}-${key}`, {
        ...fields,
        ...(model(type).field('key') && { key }),
        ...(model(type).field('order') && { order: (index + 1) * 10 }),
      });
    });

  return [
    document('dealership', `dealership-${slug}`, {
      ...dealership,
      slug,
      hostnames: dealership.hostnames?.map((name) => name.replace('{platformDomain}', platformDomain)),
    }),
    owned('homePage', `homePage-${slug}`, homePage),
    owned('navigation', `navigation-${slug}`, navigation),
    ...listed('stores'),
    ...listed('staff'),
    ...listed('bodyStyles'),
    ...listed('promotions'),
    ...listed('reviews'),
    ...listed('faqs'),
    ...listed('offers'),
    ...listed('redirectRules'),
  ];
}
