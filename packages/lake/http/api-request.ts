/** Which API version and project a request is for, wherever it says so. */

export interface ApiRequest {
  /** 'X', '1' or a date; undefined where the path has none */
  readonly version: string | undefined;
  /** the path behind the version */
  readonly path: string;
  /** the project that header or host name; undefined when neither does */
  readonly project: string | undefined;
}

/** Reads version and project. `publicHost` is the host of the lake without a project in front. */
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

/** Parameters `$name` of a query, JSON each, out of a query string; undefined when one is no JSON. */
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
