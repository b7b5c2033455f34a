import type { Body } from './bodies/body.ts';

import { drawConsole, drawSeats } from './cabin/seats-and-console.ts';
import { drawDashboard } from './cabin/dashboard.ts';
import { drawSteeringWheel } from './cabin/steering-wheel.ts';
import { drawDoors, drawWindshieldView } from './cabin/windshield-view.ts';
import { group } from './svg/element.ts';
import type { Sheet } from './svg/sheet.ts';

/** Draws the cabin from between the front seats. The paint is visible on the hood and in the trim. */
export function drawInterior(body: Body, sheet: Sheet): string {
  return group([
    drawWindshieldView(body, sheet),
    drawDashboard(sheet),
    drawDoors(sheet),
    drawConsole(sheet),
    drawSeats(body, sheet),
    drawSteeringWheel(sheet),
  ]);
}
