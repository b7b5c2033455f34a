/** Decodes images for the lake in a separate process, because they are untrusted. */
import { answerParent } from './child-program.ts';
import { describeImage } from './image-metadata.ts';
import type { ImageJob, ImageJobResult } from './image-worker.ts';
import { renderImage } from './render-image.ts';

/** Gives the lake's own responses priority. */
const NICENESS = 5;

answerParent<ImageJob, ImageJobResult>(
  async (job) =>
    job.kind === 'describe'
      ? { kind: 'described', facts: await describeImage(job.bytes, job.parts) }
      : { kind: 'rendered', bytes: await renderImage(job.bytes, job.source, job.rendering) },
  { niceness: NICENESS },
);
