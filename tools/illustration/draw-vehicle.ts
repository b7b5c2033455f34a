import type { Drawing } from '@rooftop/illustration/drawing';
import { BODIES } from './bodies/bodies.ts';
import { drawExterior } from './exterior.ts';
import { drawInterior } from './interior.ts';
import { drawLabel } from './label.ts';
import { drawStudio } from './parts/ground.ts';
import { createSheet } from './svg/sheet.ts';
import { drawWheelView } from './wheel-view.ts';

/**
 * Draws a vehicle as a complete SVG document of 1600 × 1000 pixels, with tokens for its paint. The same request always
 * returns the same text.
 */
export function drawVehicle({ style, view, scene }: Drawing): string {
  const sheet = createSheet();
  const body = BODIES[style];
  const isStudio = scene === 'studio';
  const drawn = {
    interior: () => drawInterior(body, sheet),
    wheel: () => drawWheelView(body, sheet),
    side: () => drawExterior(body, 'side', sheet),
    'front-quarter': () => drawExterior(body, 'front-quarter', sheet),
    'rear-quarter': () => drawExterior(body, 'rear-quarter', sheet),
  }[view]();
  const backdrop = isStudio && view !== 'interior' ? drawStudio(sheet) : '';
  return sheet.document(backdrop + drawn + (isStudio ? drawLabel() : ''));
}
