import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { LRUCache } from 'lru-cache';
import type { Pool } from '@rooftop/database/pool';
import { lakeBlobs } from './tables.ts';

/** Type and size of an asset's bytes, known without reading them. `size` is in bytes. */
export interface BlobInfo {
  readonly mimeType: string;
  readonly size: number;
}

/** Reads the bytes of a dataset's assets. Ids are those of asset documents. */
export interface Blobs {
  /** Returns null if there is no such asset. */
  find(id: string): Promise<BlobInfo | null>;
  /** Returns all bytes, or null if there is no such asset. */
  read(id: string): Promise<Buffer | null>;
  /** Streams the bytes from `start` to `end` (inclusive), fetched in pieces as they are read. */
  stream(id: string, start: number, end: number): ReadableStream<Uint8Array>;
}

const PIECE = 1024 * 1024;

/**
 * Reads the asset bytes in PostgreSQL (lake_blobs). Caches type and size, because the bytes of an id never change.
 * @param isThere returns true if a document has this id, so that a deleted asset disappears immediately
 */
export function createBlobs(
  pool: Pool,
  dataset: string,
  isThere: (id: string) => boolean = () => true,
): Blobs {
  const database = drizzle(pool);
  const known = new LRUCache<string, BlobInfo>({ max: 10_000, ttl: 60_000 });
  const isAsset = (id: string) => and(eq(lakeBlobs.dataset, dataset), eq(lakeBlobs.id, id));

  async function find(id: string): Promise<BlobInfo | null> {
    if (!isThere(id)) return null;
    const cached = known.get(id);
    if (cached) return cached;
    const size = sql<number>`octet_length(${lakeBlobs.bytes})`.mapWith(Number);
    const [row] = await database
      .select({ mimeType: lakeBlobs.mimeType, size })
      .from(lakeBlobs)
      .where(isAsset(id));
    if (row) known.set(id, row);
    return row ?? null;
  }

  async function read(id: string): Promise<Buffer | null> {
    const [row] = await database.select({ bytes: lakeBlobs.bytes }).from(lakeBlobs).where(isAsset(id));
    return row?.bytes ?? null;
  }

  function stream(id: string, start: number, end: number): ReadableStream<Uint8Array> {
    let at = start;
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const length = Math.min(PIECE, end - at + 1);
        if (length <= 0) return controller.close();
        const piece = sql<Buffer>`substring(${lakeBlobs.bytes} from ${at + 1}::int for ${length}::int)`;
        const [row] = await database.select({ piece }).from(lakeBlobs).where(isAsset(id));
        if (!row || row.piece.length === 0) throw new Error(`The bytes of ${id} are incomplete`);
        at += row.piece.length;
        controller.enqueue(row.piece);
      },
    });
  }

  return { find, read, stream };
}
