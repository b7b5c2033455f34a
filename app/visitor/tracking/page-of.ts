import { isRouteErrorResponse } from '#app/framework.ts';
import { withoutTicket } from '#app/http/ticket-path.ts';

/** A route as Remix matched it. */
interface MatchedRoute {
  readonly id: string;
  readonly data: unknown;
  readonly pathname: string;
  /** What its loader or component threw, as `useRouteError` returns it. Null or undefined if nothing. */
  readonly error: unknown;
}

interface TrackedPage {
  readonly route: string;
  readonly path: string;
  /** HTTP status of the error page. Null if there is no error. */
  readonly error: number | null;
}

/** Route IDs of a language's pages begin with it. */
const LANGUAGE = /^(?:en|es)\//;

/**
 * Names a page for facts. Searches and cars share their routes: their names are `cars-search-page` (spec 3) and
 * `vehicle`. A ticket is left out of the path.
 */
export function pageOf({ id, data, pathname, error }: MatchedRoute): TrackedPage {
  const name = id.replace(LANGUAGE, '');
  const isVehicle = typeof data === 'object' && data !== null && 'vehicle' in data;
  const route = !name.endsWith('cars-for-sale') ? name : isVehicle ? 'vehicle' : 'cars-search-page';
  return {
    route,
    path: withoutTicket(pathname),
    error: error === undefined || error === null ? null : isRouteErrorResponse(error) ? error.status : 500,
  };
}
