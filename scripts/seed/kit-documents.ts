import { existsSync } from 'node:fs';
import { type CompletionContext, completeObject } from './complete-object.ts';
import { documentPlace } from './content-model.ts';
import { EVERY_DEALERSHIP, type Kit, KitError } from './kit.ts';
import type { PictureSource } from './picture.ts';

/** A document without the fields that the lake adds when it stores it. */
export interface KitDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** Returns the id of a picture's file once it has been uploaded. */
export type AssetIdOf = (folder: string, source: PictureSource) => string;

/** Checks whether a kit contains a document. */
const has = (kit: Kit, type: string, key: string): boolean =>
  kit.entries.some((entry) => entry.type === type && entry.key === key);

function completionOf(kit: Kit, shared: Kit, assetIdOf: AssetIdOf): CompletionContext {
  const { slug, folder, pictures, languages } = kit;
  return {
    language: languages[0],
    pictureNamed(name, path) {
      const picture = pictures.get(name);
      if (picture !== undefined) return picture;
      throw new KitError(`${path}: tenants/${slug}/pictures.json has no picture "${name}"`);
    },
    assetIdOf(source, path) {
      const file = 'file' in source ? source.file : 'vector' in source ? source.vector : undefined;
      if (file !== undefined && !existsSync(new URL(`assets/${file}`, folder)))
        throw new KitError(`${path}: tenants/${slug}/assets/${file} does not exist`);
      return assetIdOf(slug, source);
    },
    // A document of the kit, or else the one that every dealership shares.
    documentIdOf(type, key, path) {
      const owner = [kit, shared].find((one) => has(one, type, key));
      if (owner === undefined) throw new KitError(`${path}: there is no ${type} "${key}"`);
      return `${type}-${owner.slug}-${key}`;
    },
  };
}

/**
 * Builds a kit's documents. Write them together, because some reference each other.
 * @param shared content that the kit may refer to; itself for the shared kit
 * @throws KitError naming file and field if the content model does not allow a value
 */
export function kitDocuments(kit: Kit, shared: Kit, assetIdOf: AssetIdOf): KitDocument[] {
  const completion = completionOf(kit, shared, assetIdOf);
  const owner =
    kit.slug === EVERY_DEALERSHIP
      ? { everyDealership: true }
      : { dealership: { _type: 'reference', _ref: `dealership-${kit.slug}` } };
  const counts = new Map<string, number>();
  return kit.entries.map(({ source, type, key, fields }) => {
    const place = documentPlace(type);
    const order = (counts.get(type) ?? 0) + 10;
    counts.set(type, order);
    const added = {
      ...(place.field('slug') && { slug: key ?? kit.slug }),
      ...fields,
      ...(key !== null && place.field('key') && { key }),
      ...(key !== null && place.field('order') && { order }),
    };
    return {
      ...completeObject(place, added, source, completion),
      ...(type !== 'dealership' && owner),
      _id: [type, kit.slug, key].filter((part) => part !== null).join('-'),
      _type: type,
    };
  });
}
