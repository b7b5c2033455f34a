import { createChildPool } from '@rooftop/lake/assets/child-pool';
import type { PhotoShape } from './fit-photo.ts';
import type { Wanted } from '@rooftop/lake/assets/work-queue';

export type DecodeJob =
  | { readonly kind: 'photo'; readonly bytes: Uint8Array; readonly shape: PhotoShape }
  | { readonly kind: 'png'; readonly bytes: Uint8Array };

/** Pictures decoded at once: each may hold 160 MB while it is. */
const WIDTH = 2;
/** Milliseconds that a picture may take before its process is killed. */
const LIMIT_MS = 5000;

/** Decodes pictures that others made, in child processes. Both methods throw as `ChildPool.run` does. */
export interface Decoder {
  /** See `fitPhoto`. */
  photo(bytes: Buffer, shape: PhotoShape, wanted?: Wanted): Promise<Buffer>;
  /** A picture of any format as PNG of at most 1200 pixels a side. */
  png(bytes: Uint8Array): Promise<Uint8Array>;
  close(): void;
}

/** Opens a decoder; its processes start with the first picture. One address never holds all of them. */
export function createDecoder(): Decoder {
  const pool = createChildPool<DecodeJob, Uint8Array>({
    program: new URL('./picture-process.ts', import.meta.url),
    limitMs: LIMIT_MS,
    width: WIDTH,
    perParty: WIDTH / 2,
    waiting: 128,
    waitingPerParty: 64,
  });
  return {
    photo: async (bytes, shape, wanted) =>
      Buffer.from(await pool.run(() => ({ kind: 'photo', bytes, shape }), wanted)),
    png: (bytes) => pool.run(() => ({ kind: 'png', bytes })),
    close: () => pool.close(),
  };
}
