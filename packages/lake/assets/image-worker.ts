import { createChildPool } from './child-pool.ts';
import type { ImageFormat } from './image-format.ts';
import type { ImageInfo, MetadataPart } from './image-metadata.ts';
import type { Rendering } from './render-image.ts';
import type { TaskOptions, WorkQueueOptions } from './work-queue.ts';

export type ImageJob =
  | { readonly kind: 'describe'; readonly bytes: Uint8Array; readonly parts: readonly MetadataPart[] }
  | {
      readonly kind: 'render';
      readonly bytes: Uint8Array;
      readonly source: ImageFormat;
      readonly rendering: Rendering;
    };
export type ImageJobResult =
  | { readonly kind: 'described'; readonly facts: ImageInfo }
  | { readonly kind: 'rendered'; readonly bytes: Uint8Array };

/** Processor time per image, in milliseconds. */
const IMAGE_LIMIT_MS = 5000;

/** Decodes images in child processes, each killed after 5 s of processor time. Both methods throw as `ChildPool.run` does. */
export interface ImageWorker {
  /** See `describeImage`. */
  describe(bytes: Uint8Array, parts: readonly MetadataPart[], wanted?: TaskOptions): Promise<ImageInfo>;
  /** See `renderImage`. `read` returns the bytes, once it is this image's turn. */
  render(
    read: () => Promise<Uint8Array>,
    source: ImageFormat,
    rendering: Rendering,
    wanted?: TaskOptions,
  ): Promise<Buffer>;
  close(): void;
}

/** Opens a worker. Its processes start with the first image. */
export function createImageWorker(options: WorkQueueOptions): ImageWorker {
  const pool = createChildPool<ImageJob, ImageJobResult>({
    program: new URL('./image-process.ts', import.meta.url),
    limitMs: IMAGE_LIMIT_MS,
    ...options,
  });
  return {
    async describe(bytes, parts, wanted) {
      const result = await pool.run(() => ({ kind: 'describe', bytes, parts }), wanted);
      if (result.kind !== 'described') throw new Error(`Unexpected answer: ${result.kind}`);
      return result.facts;
    },
    async render(read, source, rendering, wanted) {
      const result = await pool.run(
        async () => ({ kind: 'render', bytes: await read(), source, rendering }),
        wanted,
      );
      if (result.kind !== 'rendered') throw new Error(`Unexpected answer: ${result.kind}`);
      return Buffer.from(result.bytes);
    },
    close: () => pool.close(),
  };
}
