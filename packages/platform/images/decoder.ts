import { BUDGETS } from '@rooftop/budgets/budgets';
import { createChildPool } from '@rooftop/lake/child-pool';
import { queueLimits, type TaskOptions } from '@rooftop/lake/work-queue';
import type { PhotoShape } from './fit-photo.ts';

export interface DecodeJob {
  readonly bytes: Uint8Array;
  readonly shape: PhotoShape;
}

/** Milliseconds of processor time per photo until its process is killed. */
const LIMIT_MS = 5000;

/** Decodes untrusted photos in child processes. */
export interface Decoder {
  /** See `fitPhoto`. Throws like `ChildPool.run`. */
  readonly fit: (bytes: Buffer, shape: PhotoShape, wanted?: TaskOptions) => Promise<Buffer>;
  close(): void;
}

/** Opens a decoder, whose processes start with the first photo. No single IP address can use all of them. */
export function createDecoder(): Decoder {
  const pool = createChildPool<DecodeJob, Uint8Array>({
    program: new URL('./picture-process.ts', import.meta.url),
    limitMs: LIMIT_MS,
    ...queueLimits(BUDGETS.photoDecodes, BUDGETS.waitingPhotoDecodes),
  });
  return {
    fit: async (bytes, shape, wanted) => Buffer.from(await pool.run(() => ({ bytes, shape }), wanted)),
    close: () => pool.close(),
  };
}
