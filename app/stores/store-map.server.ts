import type { Store } from '@rooftop/content/documents/store';
import { type GeoPath, type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import type { FeatureCollection, MultiPoint } from 'geojson';
import { LRUCache } from 'lru-cache';
import { feature } from 'topojson-client';
import { type Outlines, readOutlines } from './outlines.server.ts';

const WIDTH = 1120;
const HEIGHT = 480;
/** Area for the stores, in the middle, which is visible on every screen. Narrow screens cut off the sides. */
const MIDDLE = [
  [340, 110],
  [WIDTH - 340, HEIGHT - 90],
] as const;
/** Area for names, visible on every screen, and the step of the search for a position. */
const SEEN = [
  [300, 24],
  [WIDTH - 300, HEIGHT - 16],
] as const;
const STEP = 16;
/** Size of a letter of a name, and of a pin above its point (store-places.css). */
const LETTER = { width: 14, height: 20 };
const PIN = { half: 28, height: 54 };
/** Degrees of latitude above and below a single store. */
const REACH = 0.55;
/** A county's FIPS code begins with its state's. */
const STATE_DIGITS = 2;

export interface MapShape {
  readonly id: string;
  /** Of an SVG path. */
  readonly d: string;
}

/** Stores on the outlines of states and counties. Numbers are units of the SVG. */
export interface StoreMapView {
  readonly width: number;
  readonly height: number;
  readonly states: readonly MapShape[];
  readonly counties: readonly MapShape[];
  readonly names: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly pins: readonly { readonly key: string; readonly x: number; readonly y: number }[];
}

type Placed = Pick<Store, 'key' | 'coordinates'>;

/** Area the map must show: the stores with some margin. */
function extent(stores: readonly Placed[]): MultiPoint {
  const coordinates = stores.flatMap(({ coordinates: { lat, lng } }) =>
    stores.length === 1
      ? [
          [lng, lat - REACH],
          [lng, lat + REACH],
        ]
      : [[lng, lat]],
  );
  return { type: 'MultiPoint', coordinates };
}

async function draw(stores: readonly Placed[]): Promise<StoreMapView> {
  const us = await readOutlines();
  const projection = geoMercator().fitExtent([[...MIDDLE[0]], [...MIDDLE[1]]], extent(stores));
  projection.clipExtent([
    [-2, -2],
    [WIDTH + 2, HEIGHT + 2],
  ]);
  const path = geoPath(projection).digits(1);
  const shapes = ({ features }: FeatureCollection): readonly MapShape[] =>
    features.flatMap((one) => {
      const d = path(one);
      return d === null ? [] : [{ id: String(one.id), d }];
    });
  const states = shapes(feature(us, us.objects.states));
  const pins = stores.map(({ key, coordinates: { lat, lng } }) => {
    const [x = 0, y = 0] = projection([lng, lat]) ?? [];
    return { key, x: Math.round(x), y: Math.round(y) };
  });
  const near = new Set(states.map(({ id }) => id));
  const { geometries } = us.objects.counties;
  const inStates = geometries.filter(({ id }) => near.has(String(id).slice(0, STATE_DIGITS)));
  return {
    width: WIDTH,
    height: HEIGHT,
    states,
    counties: shapes(feature(us, { ...us.objects.counties, geometries: inStates })),
    names: stateNames(us, projection, pins),
    pins,
  };
}

/**
 * Names of states placed where they are readable: on their own land, visible on every screen, and clear of the pins.
 */
function stateNames(
  us: Outlines,
  projection: GeoProjection,
  pins: StoreMapView['pins'],
): StoreMapView['names'] {
  const seen = projection.clipExtent([[...SEEN[0]], [...SEEN[1]]]);
  return feature(us, us.objects.states).features.flatMap((state) => {
    const { name } = state.properties;
    const borders = bordersOf(state, seen);
    if (borders.length === 0) return [];
    const [middleX, middleY] = geoPath(seen).centroid(state);
    const distance = ({ x, y }: Point) => Math.hypot(x - middleX, y - middleY);
    const [best] = POINTS.filter((point) => {
      const words = wordsAt(point, name);
      return !pins.some((pin) => covers(words, pin)) && edgeOf(words).every((one) => isInside(one, borders));
    }).toSorted((one, other) => distance(one) - distance(other));
    return best === undefined ? [] : [{ name, ...best }];
  });
}

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Border {
  readonly from: Point;
  readonly to: Point;
}
interface Words {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Possible positions of names. */
const POINTS: readonly Point[] = Array.from({ length: (SEEN[1][1] - SEEN[0][1]) / STEP }, (_, row) =>
  Array.from({ length: (SEEN[1][0] - SEEN[0][0]) / STEP }, (_, column) => ({
    x: SEEN[0][0] + column * STEP,
    y: SEEN[0][1] + row * STEP,
  })),
).flat();

/** Space taken by a name centered on a point. */
function wordsAt({ x, y }: Point, name: string): Words {
  const half = ((name.length + 1) * LETTER.width) / 2;
  return { left: x - half, right: x + half, top: y - LETTER.height, bottom: y + LETTER.height / 3 };
}

/** Whether a pin overlaps the space of a name. */
const covers = ({ left, right, top, bottom }: Words, { x, y }: Point): boolean =>
  x > left - PIN.half && x < right + PIN.half && y > top - PIN.half && y - PIN.height < bottom;

/** Points along the upper and lower edge. */
const edgeOf = ({ left, right, top, bottom }: Words): readonly Point[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
    const x = left + share * (right - left);
    return [
      { x, y: top },
      { x, y: bottom },
    ];
  });

/** A shape's outlines as line segments. */
function bordersOf(shape: Parameters<GeoPath>[0], projection: GeoProjection): readonly Border[] {
  const rings: Point[][] = [];
  geoPath(projection, {
    moveTo: (x, y) => void rings.push([{ x, y }]),
    lineTo: (x, y) => void rings.at(-1)?.push({ x, y }),
    beginPath() {},
    closePath() {},
    arc() {},
  })(shape);
  return rings.flatMap((ring) =>
    ring.map((from, at) => ({ from, to: ring[(at + 1) % ring.length] ?? from })),
  );
}

/** Whether a point is inside outlines: a line from it to the right crosses them an odd number of times. */
const isInside = ({ x, y }: Point, borders: readonly Border[]): boolean =>
  borders.filter(
    ({ from, to }) =>
      from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x),
  ).length %
    2 ===
  1;

/** Maps by the locations of their stores. Drawing one takes about fifty milliseconds. */
const drawn = new LRUCache<string, Promise<StoreMapView>>({ max: 100 });

/** A map of stores, or null if there are none. */
export async function storeMap(stores: readonly Placed[]): Promise<StoreMapView | null> {
  if (stores.length === 0) return null;
  const placed = stores.map(({ key, coordinates }) => ({ key, coordinates }));
  const name = JSON.stringify(placed);
  const known = drawn.get(name) ?? draw(placed);
  drawn.set(name, known);
  return known;
}
