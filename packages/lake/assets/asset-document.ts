import type { Json, LakeDocument } from '../document.ts';
import { isSharedDocument, stampsField, type Tenancy } from '../tenancy.ts';
import { createHash, randomBytes } from 'node:crypto';
import { IMAGE_TYPES, type ImageFormat } from './image-format.ts';
import type { ImageInfo } from './image-metadata.ts';
import type { NewAsset } from './save-asset.ts';

/** Details that @sanity/client sends with an upload. */
export interface UploadDetails {
  readonly filename?: string | undefined;
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly creditLine?: string | undefined;
  readonly source?: { readonly id: string; readonly name: string; readonly url?: string };
}

/** Project and dataset of an asset, and the tenants that own it. */
export interface AssetPlace {
  readonly projectId: string;
  readonly dataset: string;
  readonly publicUrl: string;
  readonly tenancy: Tenancy;
  /** Absent if the asset belongs to no particular tenant. */
  readonly tenants?: readonly string[];
}

/** Returns the sanity.imageAsset document for uploaded bytes. */
export function imageAsset(
  bytes: Uint8Array,
  format: ImageFormat,
  facts: ImageInfo,
  notes: UploadDetails,
  place: AssetPlace,
): NewAsset {
  const hash = sha1(bytes);
  const assetId = `${hash}-${facts.width}x${facts.height}`;
  return {
    _id: `image-${assetId}-${format}`,
    _type: 'sanity.imageAsset',
    assetId: hash,
    extension: format,
    metadata: facts.metadata,
    mimeType: IMAGE_TYPES[format],
    ...described(bytes, hash, notes, place),
    ...address(`images/${place.projectId}/${place.dataset}/${assetId}.${format}`, place),
  };
}

/** Returns the sanity.fileAsset document for uploaded bytes. */
export function fileAsset(
  bytes: Uint8Array,
  type: { extension: string; mimeType: string },
  notes: UploadDetails,
  place: AssetPlace,
): NewAsset {
  const hash = sha1(bytes);
  return {
    _id: `file-${hash}-${type.extension}`,
    _type: 'sanity.fileAsset',
    assetId: hash,
    ...type,
    ...described(bytes, hash, notes, place),
    ...address(`files/${place.projectId}/${place.dataset}/${hash}.${type.extension}`, place),
  };
}

const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

function described(bytes: Uint8Array, hash: string, notes: UploadDetails, place: AssetPlace) {
  const { filename, source, ...texts } = notes;
  return {
    ...(filename ? { originalFilename: filename } : {}),
    ...texts,
    ...(source ? { source } : {}),
    ...(place.tenants ? { [stampsField(place.tenancy)]: place.tenants } : {}),
    sha1hash: hash,
    size: bytes.byteLength,
    uploadId: randomBytes(16).toString('hex'),
  };
}

const stampsIn = (stamps: Json | undefined): string =>
  JSON.stringify(Array.isArray(stamps) ? stamps.map(String).toSorted() : []);

/**
 * Returns the asset of an upload whose bytes may already be stored. If another tenant has the same bytes, the
 * asset gets its own id, so that neither uploader sees the other's notes.
 * @param existing document with the asset's id
 */
export function assetForUploader(
  tenancy: Tenancy,
  asset: NewAsset,
  existing: LakeDocument | undefined,
): NewAsset {
  const { _id, assetId, path, url, [stampsField(tenancy)]: stamps } = asset;
  if (existing === undefined) return asset;
  const isOwn = stamps === undefined || stampsIn(existing[stampsField(tenancy)]) === stampsIn(stamps);
  if (isOwn && !isSharedDocument(tenancy, existing)) return asset;
  const own = createHash('sha1')
    .update(`${assetId} ${stampsIn(stamps)}`)
    .digest('hex');
  const moved = (text: string): string => text.replace(assetId, own);
  return { ...asset, _id: moved(_id), assetId: own, path: moved(path), url: moved(url) };
}

const address = (path: string, { publicUrl }: AssetPlace) => ({ path, url: `${publicUrl}/${path}` });

/**
 * Returns a stored asset's document with its current URL: LAKE_URL may have changed since the upload. Returns other
 * documents unchanged.
 */
export function withCurrentUrl(
  document: LakeDocument,
  { publicUrl }: Pick<AssetPlace, 'publicUrl'>,
): LakeDocument {
  const isAsset = document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset';
  const path = document['path'];
  return isAsset && typeof path === 'string' ? { ...document, url: `${publicUrl}/${path}` } : document;
}
