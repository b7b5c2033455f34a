import { type Pair, mix, shares } from '../geometry/curve.ts';
import { tone } from '../tone.ts';
import type { Model } from '../shape/model.ts';
import { path } from '../svg/element.ts';
import { polygonPath } from '../svg/path.ts';
import { DOWN } from '../svg/sheet.ts';

/** Draws the open bed of a pickup. */
export function drawBed({ upper, project, sheet }: Model): string {
  const rim = (reach: number, from: number, to: number): Pair[] =>
    project([
      ...shares(8).map((share) => upper.deck(mix(from, to, share), reach)),
      ...shares(8).map((share) => upper.deck(mix(to, from, share), -reach)),
    ]);
  const inside = sheet.linear(
    [
      [0, '#050607'],
      [1, '#2b3034'],
    ],
    DOWN,
  );
  return (
    path(polygonPath(rim(1, 0, 1)), { fill: tone(0.7) }) +
    path(polygonPath(rim(0.9, 0.03, 0.96)), { fill: inside })
  );
}
