/** A color at a position of a gradient, with its opacity. */
export type Stop = readonly [share: number, color: string, opacity?: number];

/** Collects the definitions of one document. */
export interface Sheet {
  /** Adds a definition; `make` receives its id. Returns the id. */
  readonly define: (make: (id: string) => string) => string;
  /** Adds content that is drawn more than once. Returns its reference for `use`. */
  readonly symbol: (content: string) => string;
  /** Adds a path that is drawn more than once. Returns its reference for `use`. */
  readonly shape: (d: string) => string;
  /** Adds a clip of such paths. Returns the value for `clip-path`. */
  readonly clip: (...shapes: readonly string[]) => string;
  /** Adds a gradient over the shape's own box. Returns the paint for `fill` or `stroke`. */
  readonly linear: (stops: readonly Stop[], attributes?: string) => string;
  readonly radial: (stops: readonly Stop[], attributes?: string) => string;
  readonly document: (content: string) => string;
}

/** Attributes of a gradient from top to bottom instead of from left to right. */
export const DOWN = 'x1="0" y1="0" x2="0" y2="1"';

/** The size of every drawing, in pixels. */
export const CANVAS = { width: 1600, height: 1000 };

/** @param prefix of its ids, so that documents can be joined */
export function createSheet(prefix = 'v'): Sheet {
  const ids = new Map<string, string>();
  const define = (make: (id: string) => string): string => {
    const key = make('');
    const id = ids.get(key) ?? `${prefix}${ids.size.toString(36)}`;
    ids.set(key, id);
    definitions.set(id, make(id));
    return id;
  };
  const definitions = new Map<string, string>();
  const gradient =
    (kind: 'linear' | 'radial') =>
    (stops: readonly Stop[], attributes = '') => {
      const id = define(
        (id) =>
          `<${kind}Gradient id="${id}"${attributes && ` ${attributes}`}>${stops.map(stop).join('')}</${kind}Gradient>`,
      );
      return `url(#${id})`;
    };
  return {
    define,
    symbol: (content) => `#${define((id) => `<g id="${id}">${content}</g>`)}`,
    shape: (d) => `#${define((id) => `<path id="${id}" d="${d}"/>`)}`,
    clip: (...shapes) => {
      const uses = shapes.map((shape) => `<use href="${shape}"/>`).join('');
      return `url(#${define((id) => `<clipPath id="${id}">${uses}</clipPath>`)})`;
    },
    linear: gradient('linear'),
    radial: gradient('radial'),
    document: (content) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${CANVAS.width}" height="${CANVAS.height}"><defs>${[...definitions.values()].join('')}</defs>${content}</svg>`,
  };
}

const stop = ([share, color, opacity = 1]: Stop): string =>
  `<stop offset="${String(share).replace(/^0\./, '.')}" stop-color="${color}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`;
