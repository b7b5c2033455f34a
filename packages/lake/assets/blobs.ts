import { LRUCache } from 'lru-cache';
import type { Pool } from '@rooftop/database/pool';

/** Type and size of an asset's bytes, known without reading them. `size` is in bytes. */
interface BlobInfo {
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
  const known = new LRUCache<string, BlobInfo>({ max: 10_000, ttl: 60_000 });

  async function find(id: string): Promise<BlobInfo | null> {
    if (!isThere(id)) return null;
    const cached = known.get(id);
    if (cached) return cached;
    const { rows } = await pool.query<BlobInfo>(
      'SELECT mime_type AS "mimeType", octet_length(bytes) AS size FROM lake_blobs WHERE dataset = $1 AND id = $2',
      [dataset, id],
    );
    const [row] = rows;
    if (row) known.set(id, row);
    return row ?? null;
  }

  async function read(id: string): Promise<Buffer | null> {
    const { rows } = await pool.query<{ bytes: Buffer }>(
      'SELECT bytes FROM lake_blobs WHERE dataset = $1 AND id = $2',
      [dataset, id],
    );
    return rows[0]?.bytes ?? null;
  }

  function stream(id: string, start: number, end: number): ReadableStream<Uint8Array> {
    let at = start;
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const length = Math.min(PIECE, end - at + 1);
        if (length <= 0) return controller.close();
        const { rows } = await pool.query<{ piece: Buffer }>(
          `SELECT substring(bytes FROM $3::int FOR $4::int) AS piece FROM lake_blobs
           WHERE dataset = $1 AND id = $2`,
          [dataset, id, at + 1, length],
        );
        const [row] = rows;
        if (!row || row.piece.length === 0) throw new Error(`The bytes of ${id} are incomplete`);
        at += row.piece.length;
        controller.enqueue(row.piece);
      },
    });
  }

  return { find, read, stream };
}
