import type { Store } from '@rooftop/content/documents/store';
import { geoMercator, geoPath } from 'd3-geo';
import type { FeatureCollection, MultiPoint } from 'geojson';
import { LRUCache } from 'lru-cache';
import { feature } from 'topojson-client';
import { readOutlines } from './outlines.server.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** Room between the outermost stores and the edge. */
const MARGIN = 110;
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
  const projection = geoMercator().fitExtent(
    [
      [MARGIN, MARGIN],
      [WIDTH - MARGIN, HEIGHT - MARGIN],
    ],
    extent(stores),
  );
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
  const near = new Set(states.map(({ id }) => id));
  const { geometries } = us.objects.counties;
  const inStates = geometries.filter(({ id }) => near.has(String(id).slice(0, STATE_DIGITS)));
  return {
    width: WIDTH,
    height: HEIGHT,
    states,
    counties: shapes(feature(us, { ...us.objects.counties, geometries: inStates })),
    pins: stores.map(({ key, coordinates: { lat, lng } }) => {
      const [x = 0, y = 0] = projection([lng, lat]) ?? [];
      return { key, x: Math.round(x), y: Math.round(y) };
    }),
  };
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
