import type { Body } from './bodies/body.ts';
import { type CameraPlace, createCamera } from './geometry/camera.ts';

import { drawDoorRail, drawRearDoors } from './parts/cargo-doors.ts';
import { drawCladding } from './parts/cladding.ts';
import { drawBackGlass, drawWindshield } from './parts/end-glass.ts';
import { drawFlank, drawHoodGaps } from './parts/flank.ts';
import { drawShadow } from './parts/ground.ts';
import { drawMirror } from './parts/mirror.ts';
import { drawNose } from './parts/nose.ts';
import { drawRoofRails, drawSpoiler } from './parts/roof.ts';
import { drawSideGlass } from './parts/side-glass.ts';
import { drawSkin } from './parts/skin.ts';
import { drawTail } from './parts/tail.ts';
import { drawFarWheels, drawWheels } from './parts/wheels.ts';
import { createModel } from './shape/model.ts';
import { group } from './svg/element.ts';
import type { Sheet } from './svg/sheet.ts';

/**
 * Camera positions of the exterior views: one scale and one ground line for all vehicles. The near end of a vehicle
 * looks larger, so quarter views are shifted to look centered.
 */
export const PLACES = {
  side: { azimuth: 90, distance: 16, height: 1.15, pixelsPerMeter: 238, ground: [800, 770] },
  'front-quarter': { azimuth: 41, distance: 9.5, height: 1.45, pixelsPerMeter: 240, ground: [885, 745] },
  'rear-quarter': { azimuth: 141, distance: 9.5, height: 1.5, pixelsPerMeter: 240, ground: [705, 745] },
} as const satisfies Record<string, CameraPlace>;

export type ExteriorView = keyof typeof PLACES;

/** Draws the vehicle from outside, with its shadow. */
export function drawExterior(body: Body, view: ExteriorView, sheet: Sheet): string {
  const model = createModel(body, sheet, (middle) => createCamera(PLACES[view], middle));
  const isFromBehind = view === 'rear-quarter';
  const half = view === 'side' ? 'left' : 'both';
  return group([
    drawShadow(model),
    drawFarWheels(model),
    drawSkin(model, isFromBehind),
    ...(isFromBehind ? [] : [drawHoodGaps(model), drawWindshield(model, half)]),
    view === 'front-quarter' || model.has('openTop') ? '' : drawBackGlass(model, half),
    isFromBehind && model.has('rearDoors') ? drawRearDoors(model) : '',
    view !== 'front-quarter' && model.has('spoiler') ? drawSpoiler(model) : '',
    model.has('openTop') ? '' : drawSideGlass(model),
    drawFlank(model),
    model.has('cladding') ? drawCladding(model) : '',
    model.has('slidingDoor') ? drawDoorRail(model) : '',
    model.has('roofRails') ? drawRoofRails(model) : '',
    drawNose(model),
    drawTail(model),
    drawWheels(model),
    drawMirror(model),
  ]);
}
