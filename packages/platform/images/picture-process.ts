/** Decodes untrusted photos from feeds for the web process, in a separate process. */
import { answerParent } from '@rooftop/lake/child-program';
import type { DecodeJob } from './decoder.ts';
import { fitPhoto } from './fit-photo.ts';

/** Lower priority than pages. */
const NICENESS = 5;

answerParent<DecodeJob, Uint8Array>(({ bytes, shape }) => fitPhoto(bytes, shape), { niceness: NICENESS });
