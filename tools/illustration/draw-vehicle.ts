import type { VehicleClass } from '@rooftop/illustration/vehicle-classes';
import { SHAPES } from './classes/shapes.ts';
import { createModel } from './model.ts';
import { drawArches } from './parts/arches.ts';
import { drawBed } from './parts/bed.ts';
import { drawCargoPanels, drawDoorRail } from './parts/cargo.ts';
import { drawDoors } from './parts/doors.ts';
import { drawGlass } from './parts/glass.ts';
import { drawShadow, drawStudio, drawUnderside } from './parts/ground.ts';
import { drawLamps } from './parts/lamps.ts';
import { drawOffRoadParts } from './parts/off-road.ts';
import { drawPaint } from './parts/paint.ts';
import { drawLowerTrim } from './parts/lower-trim.ts';
import { drawUpperTrim } from './parts/upper-trim.ts';
import { drawWheels } from './parts/wheel.ts';
import { createSheet } from './svg/sheet.ts';

/**
 * Draws a vehicle and its shadow as a complete SVG document of 1600 × 1000 pixels, with tokens for its paint. The same
 * class always returns the same text.
 */
export function drawVehicle(vehicleClass: VehicleClass): string {
  const sheet = createSheet();
  const model = createModel(SHAPES[vehicleClass], sheet);
  return sheet.document(
    [
      drawShadow(model),
      drawUnderside(model),
      drawPaint(model),
      drawLowerTrim(model),
      drawGlass(model),
      drawDoors(model),
      model.has('bed') ? drawBed(model) : '',
      model.has('cargoPanels') ? drawCargoPanels(model) : '',
      model.has('slidingDoor') ? drawDoorRail(model) : '',
      model.has('flares') ? drawOffRoadParts(model) : '',
      drawLamps(model),
      drawArches(model),
      drawWheels(model),
      drawUpperTrim(model),
    ].join(''),
  );
}

/** Draws the room behind vehicles. */
export function drawRoom(): string {
  const sheet = createSheet('room-');
  return sheet.document(drawStudio(sheet));
}
