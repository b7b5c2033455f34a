/** API version and project of a request, from its path, header or host. */

interface ApiRequest {
  /** 'X', '1' or a date. Undefined if the path has no version. */
  readonly version: string | undefined;
  /** The path after the version. */
  readonly path: string;
  /** Project named by the header or host. Undefined if neither names one. */
  readonly project: string | undefined;
}

/** Reads the API version and project. `publicHost` is the lake's host without a project prefix. */
export function readApiRequest(request: Request, publicHost: string): ApiRequest {
  const { pathname, hostname } = new URL(request.url);
  const [, version, path] = /^\/v(1|X|\d{4}-\d\d-\d\d)(\/.*)?$/.exec(pathname) ?? [];
  const label = hostname.endsWith(`.${publicHost}`) ? hostname.slice(0, -publicHost.length - 1) : undefined;
  const ofHost = label !== undefined && !label.startsWith('sse-') ? label : undefined;
  return {
    version,
    path: version === undefined ? pathname : (path ?? '/'),
    project: request.headers.get('x-sanity-project-id') ?? ofHost,
  };
}

/** Reads a query's `$name` parameters, each JSON, from a query string. Returns undefined if one is not valid JSON. */
export function readQueryParams(search: URLSearchParams): Record<string, unknown> | undefined {
  const params: Record<string, unknown> = {};
  for (const [name, text] of search) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(text);
    } catch {
      return undefined;
    }
  }
  return params;
}
