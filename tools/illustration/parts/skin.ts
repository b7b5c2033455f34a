import { clamp, shares } from '../geometry/curve.ts';
import { type Vector, mirror, mixVector } from '../geometry/vector.ts';
import { GRAIN, type Grid, shadePatch } from '../light/patch.ts';
import { tone } from '../tone.ts';
import type { Model } from '../shape/model.ts';
import type { Surface } from '../shape/upper.ts';
import { group, path } from '../svg/element.ts';
import { drawBed } from './bed.ts';
import { drawOpenCabin } from './open-cabin.ts';

/** Positions around the left half. The long side needs fewer points than the rounded ends. */
const PLACES = [11, 14, 11]
  .flatMap((count, zone) => Array.from({ length: count }, (_, index) => zone + index / count))
  .concat(3);

/** Number of tones of a surface: more for surfaces so flat that steps would be visible. */
const TONES = { plain: 35, fine: 90 };

/**
 * Draws the painted surfaces from the farthest to the nearest. Each is softened separately, so that edges stay sharp.
 */
export function drawSkin(model: Model, isFromBehind: boolean): string {
  const { upper, wrap } = model;
  const isOpen = model.has('openTop');
  const hood = lacquer(model, [surfaceGrid((along, across) => upper.hood(along ** 2, across), 13, 14)]);
  const deck = model.has('bed')
    ? drawBed(model)
    : lacquer(model, [surfaceGrid((along, across) => upper.deck(1 - (1 - along) ** 2, across), 8, 14)]);
  const cowl = ruled(upper.hood, upper.screen);
  const rearCowl = ruled(upper.back, upper.deck);
  const glasshouse = isOpen
    ? drawOpenCabin(model) + lacquer(model, [cowl, surfaceGrid(upper.screen, 6, 12)])
    : lacquer(model, [
        cowl,
        rearCowl,
        ...(isFromBehind
          ? [
              surfaceGrid(upper.screen, 3, 10),
              surfaceGrid(upper.roof, 10, 12),
              surfaceGrid(upper.back, 6, 12),
            ]
          : [
              surfaceGrid(upper.back, 3, 10),
              surfaceGrid(upper.roof, 10, 12),
              surfaceGrid(upper.screen, 6, 12),
            ]),
      ]) + lacquer(model, [pillarGrid(model)], TONES.fine);
  const left = shares(10).map((up) => PLACES.map((place) => wrap.at(place, up)));
  const right = left.map((row) => row.map(mirror));
  const sides = lacquer(model, [right, left]);
  return isFromBehind ? hood + glasshouse + sides + deck : deck + glasshouse + sides + hood;
}

const surfaceGrid = (surface: Surface, along: number, across: number): Grid =>
  shares(along).map((share) => shares(across).map((side) => surface(share, side * 2 - 1)));

/** A surface that connects the end of one surface with the start of the next. */
const ruled = (first: Surface, second: Surface): Grid =>
  shares(2).map((share) =>
    shares(12).map((side) => mixVector(first(1, side * 2 - 1), second(0, side * 2 - 1), share)),
  );

/** Side of the greenhouse, from the edge of the roof down to the belt. */
function pillarGrid({ upper, wrap }: Model): Grid {
  const foot = upper.edge.map(([x]) => upper.onSide(x, wrap.belt(x)));
  return shares(3).map((down) =>
    upper.edge.map((top, index): Vector => {
      const [x, , z] = mixVector(top, foot[index] ?? top, down);
      return upper.onSide(x, z);
    }),
  );
}

function lacquer(model: Model, grids: readonly Grid[], steps = TONES.plain): string {
  const { wrap, camera, sheet } = model;
  const center = ([x, , z]: Vector): Vector => [
    clamp(x, wrap.side[0] + 0.3, wrap.side[1] - 0.3),
    0,
    clamp(z, 0.5, 0.7),
  ];
  const paths = grids.flatMap((grid) =>
    [...shadePatch(grid, camera, center, steps)].map(([brightness, d]) =>
      path(d, { color: tone(brightness) }),
    ),
  );
  return group(
    [
      group(paths, {
        fill: 'currentColor',
        stroke: 'currentColor',
        'stroke-width': 3,
        transform: `scale(${1 / GRAIN})`,
      }),
    ],
    { filter: softening(sheet) },
  );
}

/** Softens only inside the silhouette: the unfiltered drawing is below it, so outlines stay crisp. */
function softening(sheet: Model['sheet']): string {
  const id = sheet.define(
    (id) =>
      `<filter id="${id}" x="-2%" y="-5%" width="104%" height="110%"><feGaussianBlur stdDeviation="10 6" result="b"/><feComposite in="b" in2="SourceAlpha" operator="in" result="c"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="c"/></feMerge></filter>`,
  );
  return `url(#${id})`;
}
