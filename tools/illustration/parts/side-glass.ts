import type { Post } from '../bodies/body.ts';
import { type Side, clipPolygon } from '../geometry/clip.ts';
import type { Pair } from '../geometry/curve.ts';
import { add, type Vector } from '../geometry/vector.ts';
import type { Model } from '../shape/model.ts';
import { group, path, use } from '../svg/element.ts';
import { polygonPath } from '../svg/path.ts';
import { seatOutlines } from './seats.ts';

/** In meters, between the belt and the lower edge of the glass. */
const SILL = 0.03;

/**
 * Draws the windows of the left side: one dark opening with pillars, panes that reflect a pale sky, and seats behind
 * them.
 */
export function drawSideGlass(model: Model): string {
  const { body, sheet } = model;
  const opening = daylight(model);
  const lift = (outline: readonly Pair[]): string =>
    polygonPath(model.project(outline.map(([x, z]) => model.upper.onSide(x, z))));
  const glass = sheet.linear(
    [
      [0, '#0d1216'],
      [0.42, '#27313a'],
      [0.75, '#51616d'],
      [1, '#8b9ba6'],
    ],
    'x1="0" y1="0" x2=".12" y2="1"',
  );
  const streak = sheet.linear(
    [
      [0, '#fff', 0],
      [0.28, '#fff', 0],
      [0.28, '#fff', 0.16],
      [0.42, '#fff', 0.06],
      [0.42, '#fff', 0],
      [0.46, '#fff', 0],
      [0.46, '#fff', 0.1],
      [0.5, '#fff', 0.06],
      [0.5, '#fff', 0],
    ],
    'x1="0" y1="0" x2="1" y2=".35"',
  );
  const panes = splitAtPosts(opening, body.daylight.posts, model.wrap.belt);
  const seats = body.seats.flatMap((x) => seatOutlines(model, x, 0.36)).join('');
  const shape = sheet.shape(panes.map(lift).join(''));
  return [
    path(lift(opening), {
      fill: '#0a0c0e',
      stroke: '#0a0c0e',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }),
    use(shape, { fill: glass }),
    group([path(seats, { fill: '#070a0c', opacity: 0.5 })], { 'clip-path': sheet.clip(shape) }),
    use(shape, { fill: streak }),
    brightwork(model, opening),
  ].join('');
}

/** Draws a chrome line below the glass. */
function brightwork(model: Model, opening: readonly Pair[]): string {
  const xs = opening.map(([x]) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const line = Array.from({ length: 13 }, (_, index): Vector => {
    const x = from + ((to - from) * index) / 12;
    return add(model.upper.onSide(x, model.wrap.belt(x) + SILL * 0.4), [0, 0.01, 0]);
  });
  const d = polygonPath(model.project(line)).slice(0, -1);
  return path(d, { fill: 'none', stroke: '#c9d0d5', 'stroke-width': 2.5, 'stroke-opacity': 0.8 });
}

/** The outline of the opening on the side: below the edge of the roof, above the belt, up to its last pillar. */
function daylight({ body, upper, wrap }: Model): Pair[] {
  const { frame, end } = body.daylight;
  const top = upper.edge.flatMap(([x, , z], index): Pair[] => {
    const [beforeX, , beforeZ] = upper.edge[Math.max(0, index - 1)] ?? [x, 0, z];
    const [afterX, , afterZ] = upper.edge[Math.min(upper.edge.length - 1, index + 1)] ?? [x, 0, z];
    const length = Math.hypot(afterX - beforeX, afterZ - beforeZ) || 1;
    const inner: Pair = [
      x + ((afterZ - beforeZ) / length) * frame,
      z - ((afterX - beforeX) / length) * frame,
    ];
    return inner[1] > wrap.belt(inner[0]) + SILL + 0.01 ? [inner] : [];
  });
  // An inset edge makes a loop where it turns sharply, so points that go back are dropped.
  const rim = top.filter(([x], index) => top.slice(0, index).every(([before]) => before <= x));
  const [first, last] = [rim[0]?.[0] ?? 0, rim.at(-1)?.[0] ?? 0];
  const bottom = Array.from({ length: 25 }, (_, index): Pair => {
    const x = last + ((first - 0.06 - last) * index) / 24;
    return [x, wrap.belt(x) + SILL];
  });
  const below = clipPolygon([...rim, ...bottom], ([, z]) => body.daylight.top - z);
  return clipPolygon(below, (point) => -behind(end, wrap.belt)(point));
}

const behind =
  (post: Post, belt: (x: number) => number): Side =>
  ([x, z]) =>
    x - post.x - post.lean * (z - belt(post.x));

function splitAtPosts(
  opening: readonly Pair[],
  posts: readonly Post[],
  belt: (x: number) => number,
): Pair[][] {
  const panes: Pair[][] = [];
  let rest = [...opening];
  for (const post of posts) {
    panes.push(clipPolygon(rest, (point) => -behind(post, belt)(point) - post.width / 2));
    rest = clipPolygon(rest, (point) => behind(post, belt)(point) - post.width / 2);
  }
  return [...panes, rest].filter((pane) => pane.length > 2);
}
