import { createChildPool } from '@rooftop/lake/assets/child-pool';
import type { PhotoShape } from './fit-photo.ts';
import type { TaskOptions } from '@rooftop/lake/assets/work-queue';

export type DecodeJob =
  | { readonly kind: 'photo'; readonly bytes: Uint8Array; readonly shape: PhotoShape }
  | { readonly kind: 'png'; readonly bytes: Uint8Array };

/** Images decoded at once. Each may use 160 MB. */
const WIDTH = 2;
/** Milliseconds per image until its process is killed. */
const LIMIT_MS = 5000;

/** Decodes untrusted images in child processes. Both methods throw like `ChildPool.run`. */
export interface Decoder {
  /** See `fitPhoto`. */
  photo(bytes: Buffer, shape: PhotoShape, wanted?: TaskOptions): Promise<Buffer>;
  /** An image of any format as a PNG of at most 1200 pixels a side. */
  png(bytes: Uint8Array): Promise<Uint8Array>;
  close(): void;
}

/** Opens a decoder, whose processes start with the first image. No single IP address can use all of them. */
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
