import { NO_TRACKERS, type TrackerSources } from './tracker-sources.ts';

/** How a page's inline scripts are authorized. Cached pages use hashes instead of a nonce. */
export type InlineScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

export interface PolicyOptions {
  readonly scripts: InlineScripts;
  /** Origins of the frames on the page, if it has named them. Otherwise it may have players of videos. */
  readonly frames?: readonly string[] | undefined;
  /** Origins of the dealership's chat service, if the page may load it. */
  readonly chat?: readonly string[];
  /** What the dealership's trackers load and where they send, if the page may load them. */
  readonly trackers?: TrackerSources;
  /** Image hosts besides our own. */
  readonly imageHosts: readonly string[];
  readonly https: boolean;
  /** In development Vite adds style elements and uses a WebSocket. */
  readonly development: boolean;
  /** The Studio's origin, if the page is a preview, which the Studio shows in a frame. */
  readonly studioOrigin?: string | undefined;
}

/** Video players, which load only after a visitor presses play; see ui/video-embed-view.server.ts. */
const FILM_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** The directive that says who may show a page in a frame. */
const ANCESTORS = 'frame-ancestors';

const write = (directives: readonly (readonly string[])[]): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

/** The origin's WebSockets. */
const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** The policy of a page. `style` attributes are allowed because a dealership's theme is one. */
export function pagePolicy({
  scripts,
  frames,
  chat = [],
  trackers = NO_TRACKERS,
  imageHosts,
  https,
  development,
  studioOrigin,
}: PolicyOptions): string {
  const proofs =
    'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'sha256-${hash}'`);
  return write([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...proofs, ...chat, ...trackers.scripts],
    ['style-src', "'self'", ...(development ? ["'unsafe-inline'"] : [])],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...imageHosts, ...chat, ...trackers.images],
    ['font-src', "'self'"],
    ['frame-src', ...(frames ?? FILM_PLAYERS), ...chat, ...trackers.frames],
    [
      'connect-src',
      "'self'",
      ...chat,
      ...chat.map(socketOf),
      ...trackers.connections,
      ...(development ? ['ws:'] : []),
    ],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    [ANCESTORS, "'self'", ...(studioOrigin === undefined ? [] : [studioOrigin])],
    ...(https ? [['upgrade-insecure-requests']] : []),
  ]);
}

/**
 * The policy of everything but pages: it may load and run nothing and may not be framed, even when opened directly.
 */
export const CLOSED_POLICY = write([
  ['default-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  [ANCESTORS, "'none'"],
]);

/** A closed policy for what a page of this origin shows in a frame. */
export const framedBy = (origin: string, policy: string = CLOSED_POLICY): string =>
  policy.replace(`${ANCESTORS} 'none'`, `${ANCESTORS} 'self' ${origin}`);

/** The policy of a self-contained page with one style element. */
export function staticPagePolicy(styleHash: string): string {
  return `${CLOSED_POLICY}; style-src 'sha256-${styleHash}'`;
}

/** The policy of uploaded files served from a dealership's own host: an SVG or HTML file must not act as our page. */
export const UPLOAD_POLICY = `${CLOSED_POLICY}; style-src 'unsafe-inline'; sandbox`;

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Two years in seconds, the minimum that browser preload lists require. */
const HSTS_MAX_AGE = 63_072_000;
/** Strict-Transport-Security of a host without its subdomains. */
export const HSTS = `max-age=${HSTS_MAX_AGE}`;

/**
 * Headers of every response without exception. A page replaces the content policy with its own.
 * @param https whether the public sees this site over HTTPS
 */
export function securityHeaders({ https }: { https: boolean }): Map<string, string> {
  const headers = {
    'Content-Security-Policy': CLOSED_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': HSTS }),
  };
  return new Map(Object.entries(headers));
}
