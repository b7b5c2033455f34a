import { createRequestHandler, type ServerBuild } from '#app/framework.server.ts';
import { MANIFEST_PATH } from './route-manifest.ts';

/** A route as Remix's build lists it. */
interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}
type Routes = Readonly<Record<string, BuiltRoute>>;

/** A route with its parents, and the segments of its full path. */
interface Branch {
  readonly ids: readonly string[];
  readonly segments: readonly string[];
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

function branchOf(route: BuiltRoute, routes: Routes): Branch {
  const own = { ids: [route.id], segments: segmentsOf(route.path?.toLowerCase() ?? '') };
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  if (parent === undefined) return own;
  const around = branchOf(parent, routes);
  return { ids: [...around.ids, ...own.ids], segments: [...around.segments, ...own.segments] };
}

/** Whether a route may match a path, or a parent of it. Ignores parameters and optional segments. */
function mayAnswer(segments: readonly string[], pathSegments: readonly string[]): boolean {
  for (const [at, segment] of segments.entries()) {
    if (segment === '*' || segment.endsWith('?')) return true;
    if (at >= pathSegments.length) return false;
    if (!segment.startsWith(':') && segment !== pathSegments[at]) return false;
  }
  return true;
}

/** Decodes a path segment by segment, as Remix does. If one is malformed, Remix decodes none. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/**
 * Filters out routes that cannot match a path, in microseconds. Remix matches a path against every route four times
 * per page, each with its own regular expression.
 * @returns IDs of the routes that may match the path or a parent of it, in build order
 */
export function createRouteFilter(routes: Routes): (pathname: string) => readonly string[] {
  const branches = Object.values(routes).map((route) => branchOf(route, routes));
  return (pathname) => {
    const pathSegments = segmentsOf(decoded(pathname.replace(/\.data$/, '')).toLowerCase());
    const kept = new Set<string>();
    for (const { ids, segments } of branches) {
      if (mayAnswer(segments, pathSegments)) for (const id of ids) kept.add(id);
    }
    return [...kept];
  };
}

type Handle = ReturnType<typeof createRequestHandler>;

const only = <Route>(
  routes: Readonly<Record<string, Route>>,
  ids: readonly string[],
): Record<string, Route> =>
  Object.fromEntries(ids.flatMap((id) => (routes[id] === undefined ? [] : [[id, routes[id]]])));

/** A build with only these routes. */
const reduced = (build: ServerBuild, ids: readonly string[]): ServerBuild => ({
  ...build,
  routes: only(build.routes, ids),
  assets: { ...build.assets, routes: only(build.assets.routes, ids) },
});

/**
 * Remix's handler, limited to the routes that may match. Its responses are the same. A request for routes may name one
 * path.
 */
export function createFilteredHandler(build: ServerBuild, mode: string): Handle {
  const filterRoutes = createRouteFilter(build.routes);
  /** Handlers by their route IDs. There are few combinations. */
  const handlers = new Map<string, Handle>();
  return (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    const ids = filterRoutes(pathname === MANIFEST_PATH ? (searchParams.get('p') ?? '/') : pathname);
    const key = ids.join();
    const handle = handlers.get(key) ?? createRequestHandler(reduced(build, ids), mode);
    handlers.set(key, handle);
    return handle(request, context);
  };
}
