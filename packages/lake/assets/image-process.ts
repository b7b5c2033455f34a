/** Decodes pictures for the lake in a process of its own: they come from outside. */
import { answerParent } from './child-program.ts';
import { describeImage } from './image-metadata.ts';
import type { ImageJob, ImageJobResult } from './image-worker.ts';
import { renderImage } from './render-image.ts';

/** The lake's own answers go first. */
const NICENESS = 5;

answerParent<ImageJob, ImageJobResult>(
  async (job) =>
    job.kind === 'describe'
      ? { kind: 'described', facts: await describeImage(job.bytes, job.parts) }
      : { kind: 'rendered', bytes: await renderImage(job.bytes, job.source, job.rendering) },
  { niceness: NICENESS },
);
