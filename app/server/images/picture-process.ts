/** Decodes untrusted images (photos from feeds, logos) for the web process, in a separate process. */
import { answerParent } from '@rooftop/lake/assets/child-program';
import { sniffImageFormat } from '@rooftop/lake/assets/image-format';
import sharp from 'sharp';
import type { DecodeJob } from './decoder.ts';
import { fitPhoto, MAX_PIXELS } from './fit-photo.ts';

/** Lower priority than pages. */
const NICENESS = 5;
/** Longest side of a PNG in pixels, larger than in any shared-link image. */
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
            // A vector logo is sharp at any size.
            withoutEnlargement: sniffImageFormat(job.bytes) !== 'svg',
          })
          .png()
          .toBuffer(),
  { niceness: NICENESS },
);
