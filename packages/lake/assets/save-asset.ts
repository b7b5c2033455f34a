import type { PoolClient } from '@rooftop/database/pool';
import type { Principal } from '../access/rights/principal.ts';
import type { Json, LakeDocument } from '../document.ts';

/** The document of an uploaded asset before the lake stamps it with revision and timestamps. */
export interface NewAsset {
  readonly _id: string;
  readonly _type: 'sanity.imageAsset' | 'sanity.fileAsset';
  readonly mimeType: string;
  /** SHA-1 of the bytes, or another number of 40 hex digits. Part of `_id`, `path` and `url`. */
  readonly assetId: string;
  readonly path: string;
  readonly url: string;
  readonly [key: string]: Json | undefined;
}

/**
 * Stores an asset's document and bytes in ONE database transaction and returns the stored document. Changes nothing
 * if the uploader's tenants already have these bytes. If only others have them, the uploader gets a separate
 * document (`assetForUploader`). Writes bytes with `insertBlob`, which doesn't change existing ones. The upload route has
 * checked that the principal may upload. Rejects if the transaction fails.
 */
export type SaveAsset = (principal: Principal, asset: NewAsset, bytes: Uint8Array) => Promise<LakeDocument>;

/** Writes an asset's bytes inside the transaction of `client`. Keeps bytes that are already stored. */
export async function insertBlob(
  client: PoolClient,
  blob: { dataset: string; id: string; mimeType: string; bytes: Uint8Array },
): Promise<void> {
  await client.query(
    'INSERT INTO lake_blobs (dataset, id, mime_type, bytes) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [blob.dataset, blob.id, blob.mimeType, blob.bytes],
  );
}
