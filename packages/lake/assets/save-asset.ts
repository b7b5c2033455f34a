import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from '@rooftop/database/pool';
import type { Principal } from '../access/principal.ts';
import type { Json, LakeDocument } from '../document.ts';
import { lakeBlobs } from './tables.ts';

/** The document of an uploaded asset before the lake has stamped it with revision and times. */
export interface NewAsset {
  readonly _id: string;
  readonly _type: 'sanity.imageAsset' | 'sanity.fileAsset';
  readonly mimeType: string;
  /** SHA-1 of the bytes, or another one of 40 hex digits; part of `_id`, `path` and `url`. */
  readonly assetId: string;
  readonly path: string;
  readonly url: string;
  /** The uploader's dealerships; absent when he holds all of them. */
  readonly dealerships?: readonly string[];
  readonly [key: string]: Json | undefined;
}

/**
 * Stores an asset's document and bytes in ONE database transaction and answers with the stored document.
 * When the uploader's dealerships have these bytes already, nothing changes; when others have them, the uploader gets a
 * document of its own (`ownAsset`). Bytes are written with `insertBlob`, which leaves existing ones alone. The upload
 * route has checked that the principal may upload. Throws when the transaction fails.
 */
export type SaveAsset = (principal: Principal, asset: NewAsset, bytes: Uint8Array) => Promise<LakeDocument>;

/** Writes an asset's bytes inside the transaction of `client`; bytes that are there already stay. */
export async function insertBlob(
  client: PoolClient,
  blob: { dataset: string; id: string; mimeType: string; bytes: Uint8Array },
): Promise<void> {
  await drizzle(client)
    .insert(lakeBlobs)
    .values({ ...blob, bytes: Buffer.from(blob.bytes.buffer, blob.bytes.byteOffset, blob.bytes.byteLength) })
    .onConflictDoNothing();
}
