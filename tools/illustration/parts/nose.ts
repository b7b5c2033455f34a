import type { FasciaOutline } from '../bodies/body.ts';
import { type Pair, mix } from '../geometry/curve.ts';
import type { Model } from '../shape/model.ts';
import { group, path, use } from '../svg/element.ts';
import { linePath, polygonPath } from '../svg/path.ts';
import { type Fascia, createFascia, mirrored, symmetric } from './fascia.ts';
import { drawHeadlamp } from './headlamp.ts';
import { drawPlate } from './plate.ts';
import { DOWN } from '../svg/sheet.ts';

/** Draws grille, intakes, lamps and plate of the front. */
export function drawNose(model: Model): string {
  const { body, sheet } = model;
  const fascia = createFascia(model, 'front');
  const dark = sheet.linear(
    [
      [0, '#030404'],
      [1, '#1b1f22'],
    ],
    DOWN,
  );
  const low = Math.min(...body.grille.map(([, up]) => up));
  const top = Math.min(0.3, low - 0.06);
  const chin: FasciaOutline = [
    [0, top],
    [0.36, top],
    [0.44, top - 0.1],
    [0.38, top - 0.15],
    [0, top - 0.15],
  ];
  const lip: FasciaOutline = [
    [0, 0.09],
    [0.46, 0.1],
    [0.5, 0.04],
    [0, 0.02],
  ];
  return group([
    path(polygonPath(fascia.outline(symmetric(chin))), { fill: dark }),
    path(polygonPath(fascia.outline(symmetric(lip))), {
      fill: sheet.linear(
        [
          [0, '#c9d0d5'],
          [1, '#6b7379'],
        ],
        DOWN,
      ),
    }),
    drawGrille(model, fascia),
    ...[body.intake, mirrored(body.intake)].map((shape) => foglamp(model, fascia.outline(shape))),
    ...[body.headlamp, mirrored(body.headlamp)].map((shape) => drawHeadlamp(model, fascia.outline(shape))),
    drawPlate(model, fascia, Math.min(0.4, Math.max(0.16, low - 0.08))),
  ]);
}

/** Draws a dark opening in a bright frame, crossed by bars. It has no badge. */
function drawGrille({ body, sheet }: Model, fascia: Fascia): string {
  const heights = body.grille.map(([, up]) => up);
  const [low, top] = [Math.min(...heights), Math.max(...heights)];
  const shape = sheet.shape(polygonPath(fascia.outline(symmetric(body.grille))));
  const count = Math.max(2, Math.round((top - low) * 16));
  const bars = Array.from({ length: count }, (_, index) => {
    const up = mix(low, top, (index + 0.6) / count);
    return linePath(fascia.level(up, 0.45));
  });
  const chrome = sheet.linear(
    [
      [0, '#ffffff'],
      [0.5, '#8f989f'],
      [1, '#e6eaed'],
    ],
    DOWN,
  );
  return [
    use(shape, {
      fill: sheet.linear(
        [
          [0, '#020303'],
          [1, '#15191c'],
        ],
        DOWN,
      ),
    }),
    group([path(bars.join(''), { fill: 'none', stroke: '#4d555b', 'stroke-width': 3 })], {
      'clip-path': sheet.clip(shape),
    }),
    use(shape, { fill: 'none', stroke: chrome, 'stroke-width': 3.5, 'stroke-linejoin': 'round' }),
  ].join('');
}

function foglamp({ sheet }: Model, outline: readonly Pair[]): string {
  if (outline.length < 6) return '';
  const edge = outline.slice(0, 3);
  return (
    path(polygonPath(outline), {
      fill: sheet.linear(
        [
          [0, '#050607'],
          [1, '#22272b'],
        ],
        DOWN,
      ),
      'stroke-linejoin': 'round',
    }) +
    path(linePath(edge), {
      fill: 'none',
      stroke: '#eef5fa',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      transform: 'translate(0 7)',
    })
  );
}
