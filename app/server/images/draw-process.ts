/**
 * Draws vehicles for the web process in a separate process, because it takes seconds that no page should wait for.
 */
import { PAINTS } from '@rooftop/illustration/paint';
import { renderVehicle } from '@rooftop/illustration/render-vehicle';
import { answerParent } from '@rooftop/lake/assets/child-program';
import type { DrawRequest } from './drawer.ts';

/** Lower priority than pages on any machine. */
const NICENESS = 15;

answerParent<DrawRequest, Uint8Array>(
  ({ bodyStyle, paint, view, width }) => renderVehicle({ bodyStyle, paint: PAINTS[paint], view, width }),
  { niceness: NICENESS },
);
