import type { Store } from '@rooftop/content/documents/store';
import { type GeoProjection, geoMercator, geoPath } from 'd3-geo';
import type { FeatureCollection, MultiPoint } from 'geojson';
import { LRUCache } from 'lru-cache';
import { feature } from 'topojson-client';
import { type Outlines, readOutlines } from './outlines.server.ts';

const WIDTH = 1120;
const HEIGHT = 480;
/** Stores lie in the middle, which is seen on every screen; the sides are cut off where it is narrow. */
const MIDDLE = [
  [340, 110],
  [WIDTH - 340, HEIGHT - 90],
] as const;
/** Distance from a pin that a state's name keeps. */
const NAME_DISTANCE = 70;
/** Degrees of latitude above and below a store that stands alone. */
const REACH = 0.55;
/** FIPS codes of states begin those of their counties. */
const STATE_DIGITS = 2;

export interface MapShape {
  readonly id: string;
  /** of an SVG path */
  readonly d: string;
}

/** Where stores are, on the outlines of states and counties. Numbers are units of the drawing. */
export interface StoreMapView {
  readonly width: number;
  readonly height: number;
  readonly states: readonly MapShape[];
  readonly counties: readonly MapShape[];
  readonly names: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly pins: readonly { readonly key: string; readonly x: number; readonly y: number }[];
}

type Placed = Pick<Store, 'key' | 'coordinates'>;

/** What the map has to show: the stores, and some land around them. */
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

/** Names of states in the part that is seen on every screen, where no pin stands. */
function stateNames(
  us: Outlines,
  projection: GeoProjection,
  pins: StoreMapView['pins'],
): StoreMapView['names'] {
  const seen = geoPath(projection.clipExtent([[...MIDDLE[0]], [...MIDDLE[1]]]));
  return feature(us, us.objects.states).features.flatMap((state) => {
    const [x, y] = seen.centroid(state).map(Math.round);
    if (!x || !y || pins.some((pin) => Math.hypot(pin.x - x, pin.y - y) < NAME_DISTANCE)) return [];
    return [{ name: state.properties.name, x, y }];
  });
}

/** Maps by where their stores are: drawing one takes some fifty milliseconds. */
const drawn = new LRUCache<string, Promise<StoreMapView>>({ max: 100 });

/** A map of stores; null without any. */
export async function storeMap(stores: readonly Placed[]): Promise<StoreMapView | null> {
  if (stores.length === 0) return null;
  const placed = stores.map(({ key, coordinates }) => ({ key, coordinates }));
  const name = JSON.stringify(placed);
  const known = drawn.get(name) ?? draw(placed);
  drawn.set(name, known);
  return known;
}
