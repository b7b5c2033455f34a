/** How the inline scripts of a page prove that they are ours: a page that is stored carries hashes instead. */
export type InlineScripts = { readonly nonce: string } | { readonly hashes: readonly string[] };

export interface PolicyOptions {
  readonly scripts: InlineScripts;
  /** where pictures come from besides our own host */
  readonly imageHosts: readonly string[];
  readonly https: boolean;
  /** development: Vite adds style elements and talks over a web socket */
  readonly development: boolean;
}

/** Where films are played once somebody has pressed one; see ui/film-view.server.ts. */
const FILM_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const write = (directives: readonly (readonly string[])[]): string =>
  directives.map((directive) => directive.join(' ')).join('; ');

/** The policy of a page. `style` attributes are allowed because a dealership's theme is one. */
export function pagePolicy({ scripts, imageHosts, https, development }: PolicyOptions): string {
  const proofs =
    'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes.map((hash) => `'sha256-${hash}'`);
  return write([
    ['default-src', "'none'"],
    ['script-src', "'self'", ...proofs],
    ['style-src', "'self'", ...(development ? ["'unsafe-inline'"] : [])],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...imageHosts],
    ['font-src', "'self'"],
    ['frame-src', ...FILM_PLAYERS],
    ['connect-src', "'self'", ...(development ? ['ws:'] : [])],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'self'"],
    ...(https ? [['upgrade-insecure-requests']] : []),
  ]);
}

/** The policy of everything that is not a page: nothing loads, runs or frames it, even opened by itself. */
export const CLOSED_POLICY = write([
  ['default-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'none'"],
]);

/** The policy of a self-contained page with one style element. */
export function staticPagePolicy(styleHash: string): string {
  return `${CLOSED_POLICY}; style-src 'sha256-${styleHash}'`;
}

/** The policy of uploaded files served from a dealership's own host: an SVG or HTML file must not act as our page. */
export const UPLOAD_POLICY = `${CLOSED_POLICY}; style-src 'unsafe-inline'; sandbox`;
