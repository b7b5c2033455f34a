/** Draws vehicles for the web process, in a process of its own: seconds of work that no page must wait for. */
import { PAINTS } from '@rooftop/illustration/paint';
import { renderVehicle } from '@rooftop/illustration/render-vehicle';
import { answerParent } from '@rooftop/lake/assets/child-program';
import type { DrawRequest } from './drawer.ts';

/** Pages come first, on whatever machine this is. */
const NICENESS = 15;

answerParent<DrawRequest, Uint8Array>(
  ({ bodyStyle, paint, view, width }) => renderVehicle({ bodyStyle, paint: PAINTS[paint], view, width }),
  { niceness: NICENESS },
);
