import { setTimeout } from 'node:timers/promises';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { letEventLoopGoOn } from '@rooftop/budgets/fair-queue';
import type { ServerBuild } from '#app/framework.server.ts';
import { LRUCache } from 'lru-cache';
import { checkTarget } from '../guard/check-request.ts';
import type { Handle } from './legacy-parameter.ts';

/** Path where browsers ask for the routes of links that they don't know yet. */
export const MANIFEST_PATH = '/__manifest';

/** Routes by ID, as Remix describes them to browsers. */
type Routes = ServerBuild['assets']['routes'];

/** Paths whose routes are remembered. */
const REMEMBERED = 2000;
/** Milliseconds of work on unknown paths after which others have the thread for as long. */
const WORK_MS = 4;
/** Another build has another URL. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

const { manifestPaths, manifestSegments, manifestPathBytes } = BUDGETS;

const isBounded = (path: string): boolean =>
  path.length <= manifestPathBytes.each &&
  path.split('/').length - 1 <= manifestSegments.each &&
  checkTarget(path) === null;

/** The paths whose routes are wanted, without repetition. Null if they are too many, too long, too deep or malformed. */
function readPaths(parameters: URLSearchParams): readonly string[] | null {
  const paths = parameters.getAll('p');
  if (paths.length === 0 || paths.length > manifestPaths.each || !paths.every(isBounded)) return null;
  return [...new Set(paths)].toSorted();
}

/**
 * Bounds requests for routes: Remix matches every path in them, and every parent of it, against all routes. Remix is
 * asked for one path at a time, and its answers are remembered, because routes are the same for everybody.
 */
export function withBoundedManifest(handle: Handle): Handle {
  const known = new LRUCache<string, Routes>({ max: REMEMBERED });
  return async (request, context) => {
    const url = new URL(request.url);
    if (url.pathname !== MANIFEST_PATH) return handle(request, context);
    const paths = readPaths(url.searchParams);
    if (paths === null) return new Response(null, { status: 400 });
    const version = url.searchParams.get('version') ?? '';
    const found: Routes = {};
    let worked = 0;
    for (const path of paths) {
      const query = String(new URLSearchParams({ p: path, version }));
      let routes = known.get(query);
      if (routes === undefined) {
        // oxlint-disable-next-line no-await-in-loop -- a hundred unknown paths would block the process for 50 ms
        await letEventLoopGoOn();
        const began = performance.now();
        // oxlint-disable-next-line no-await-in-loop -- one after the other, so that other requests get their turn
        const answer = await handle(new Request(`${url.origin}${MANIFEST_PATH}?${query}`), context);
        // The browser has another build.
        if (answer.status !== 200) return answer;
        // oxlint-disable-next-line no-await-in-loop, typescript/no-unsafe-type-assertion -- Remix wrote it
        routes = (await answer.json()) as Routes;
        known.set(query, routes);
        worked += performance.now() - began;
        if (worked > WORK_MS) {
          // oxlint-disable-next-line no-await-in-loop -- a rest
          await setTimeout(worked);
          worked = 0;
        }
      }
      Object.assign(found, routes);
    }
    return Response.json(found, { headers: { 'Cache-Control': CACHE_CONTROL } });
  };
}
