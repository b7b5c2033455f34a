import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createRouteFilter } from './route-filter.ts';

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

/** Remix's handler, limited to the routes that may match. Its responses are the same. */
export function createFilteredHandler(build: ServerBuild, mode: string): Handle {
  const filterRoutes = createRouteFilter(build.routes);
  const whole = createRequestHandler(build, mode);
  /** Handlers by their route IDs. There are few combinations. */
  const handlers = new Map<string, Handle>();
  return (request, context) => {
    const ids = filterRoutes(new URL(request.url).pathname);
    if (ids === null) return whole(request, context);
    const key = ids.join();
    const handle = handlers.get(key) ?? createRequestHandler(reduced(build, ids), mode);
    handlers.set(key, handle);
    return handle(request, context);
  };
}
