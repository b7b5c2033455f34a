import type { Body } from './bodies/body.ts';
import type { Paint } from './paint.ts';
import { drawConsole, drawSeats } from './cabin/seats-and-console.ts';
import { drawDashboard } from './cabin/dashboard.ts';
import { drawSteeringWheel } from './cabin/steering-wheel.ts';
import { drawDoors, drawWindshieldView } from './cabin/windshield-view.ts';
import { group } from './svg/element.ts';
import type { Sheet } from './svg/sheet.ts';

/** Draws the cabin from between the front seats. The paint is visible on the hood and in the trim. */
export function drawInterior(body: Body, paint: Paint, sheet: Sheet): string {
  return group([
    drawWindshieldView(body, paint, sheet),
    drawDashboard(paint, sheet),
    drawDoors(paint, sheet),
    drawConsole(paint, sheet),
    drawSeats(body, paint, sheet),
    drawSteeringWheel(paint, sheet),
  ]);
}
