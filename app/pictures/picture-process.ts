/** Decodes pictures of others (photos of feeds, logos) for the web process, in a process of its own. */
import { answerParent } from '@rooftop/lake/assets/child-program';
import { sniffImageFormat } from '@rooftop/lake/assets/image-format';
import sharp from 'sharp';
import type { DecodeJob } from './decoder.ts';
import { fitPhoto, MAX_PIXELS } from './fit-photo.ts';

/** Pages come first. */
const NICENESS = 5;
/** Pixels on the longest side of a PNG: more than a share picture shows. */
const SIDE = 1200;

answerParent<DecodeJob, Uint8Array>(
  (job) =>
    job.kind === 'photo'
      ? fitPhoto(job.bytes, job.shape)
      : sharp(job.bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true })
          .resize({
            width: SIDE,
            height: SIDE,
            fit: 'inside',
            // A logo in vectors is sharp at any size.
            withoutEnlargement: sniffImageFormat(job.bytes) !== 'svg',
          })
          .png()
          .toBuffer(),
  { niceness: NICENESS },
);
