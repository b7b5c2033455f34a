/** Draws vehicles ahead of requests for a web process, in a separate process. */
import { answerParent } from '@rooftop/lake/child-program';
import type { DrawingJob } from './draw-ahead.ts';
import { drawVehicle } from './drawn-vehicles.ts';

/** The lowest priority: nobody waits for these drawings. */
const NICENESS = 19;

answerParent<DrawingJob, Uint8Array>((job) => drawVehicle(...job), { niceness: NICENESS });
