import { mix, shares } from '../geometry/curve.ts';
import type { Vector } from '../geometry/vector.ts';
import type { Model } from '../shape/model.ts';
import { path } from '../svg/element.ts';
import { linePath } from '../svg/path.ts';

/** Draws the rail of a sliding door. */
export function drawDoorRail({ body, wrap, project }: Model): string {
  const from = body.shutLines.at(-1)?.[0]?.[0] ?? 0;
  const line = shares(8).map((share): Vector => {
    const x = mix(from + 0.03, wrap.rear - 0.4, share);
    return wrap.onSide(x, mix(wrap.sill(x), wrap.belt(x), 0.82));
  });
  const d = linePath(project(line));
  return (
    path(d, { fill: 'none', stroke: '#08090a', 'stroke-opacity': 0.7, 'stroke-width': 5 }) +
    path(d, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.3,
      'stroke-width': 1.5,
      transform: 'translate(0 3.5)',
    })
  );
}

/** Draws the gap between two rear doors, with their hinges. */
export function drawRearDoors({ upper, wrap, project }: Model): string {
  const gap = [
    ...shares(8).map((share) => upper.back(mix(0.06, 1, share), 0)),
    ...shares(6).map((share) => wrap.at(3, mix(1, 0.36, share))),
  ];
  return path(linePath(project(gap)), {
    fill: 'none',
    stroke: '#07090a',
    'stroke-width': 4,
    'stroke-opacity': 0.8,
  });
}
