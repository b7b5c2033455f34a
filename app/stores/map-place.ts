/** Size of a map's picture in pixels. */
export const MAP = { width: 960, height: 720 };
/** Closest zoom at which outlines of states and counties still show where a place is. */
const OUTLINE_ZOOM = 9;
/** Pixels of the world at zoom 0, as map services count. */
const TILE = 256;
/** Space in pixels between pins and the edges, wide enough for their labels. */
const MARGIN = { x: 290, y: 140 };

/** What a picture of a map shows. */
export interface MapPlace {
  /** The center. */
  readonly lat: number;
  readonly lng: number;
  /** As map services count: 1 is the world, 20 a building. */
  readonly zoom: number;
  /** Zoom of our own outline. Farther away if there is only one pin, which stays in the center. */
  readonly outlineZoom: number;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Web Mercator: a point in pixels of the world at a zoom. */
export function toPixels({ lat, lng }: Point, zoom: number): { readonly x: number; readonly y: number } {
  const world = TILE * 2 ** zoom;
  const angle = (lat * Math.PI) / 180;
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI);
  return { x: ((lng + 180) / 360) * world, y: y * world };
}

/**
 * The map of these points at the wanted zoom, or as close as all of them fit.
 * @param points at least one
 */
export function mapPlace(points: readonly Point[], wanted: number): MapPlace {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const [top, left] = [Math.max(...lats), Math.min(...lngs)];
  const [bottom, right] = [Math.min(...lats), Math.max(...lngs)];
  let zoom = Math.round(wanted);
  const fits = (): boolean => {
    const [from, to] = [toPixels({ lat: top, lng: left }, zoom), toPixels({ lat: bottom, lng: right }, zoom)];
    return to.x - from.x <= MAP.width - 2 * MARGIN.x && to.y - from.y <= MAP.height - 2 * MARGIN.y;
  };
  while (zoom > 1 && !fits()) zoom -= 1;
  const isSingle = points.length === 1;
  return {
    lat: (top + bottom) / 2,
    lng: (left + right) / 2,
    zoom,
    outlineZoom: isSingle ? Math.min(zoom, OUTLINE_ZOOM) : zoom,
  };
}

/** Position of a point on the map's picture, as shares of its width and height. */
export function positionOn(place: MapPlace, point: Point): { readonly x: number; readonly y: number } {
  const [middle, at] = [toPixels(place, place.zoom), toPixels(point, place.zoom)];
  return { x: 0.5 + (at.x - middle.x) / MAP.width, y: 0.5 + (at.y - middle.y) / MAP.height };
}
