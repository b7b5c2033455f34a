/** Why there is no page: no route matches, or a route found the URL invalid (spec 8). */
const REASONS = ['unknown', 'invalid'] as const;
type MissingReason = (typeof REASONS)[number];

/** Response (404) for a loader or action to throw when it has no page to show. */
export function notFound(reason: MissingReason): Response {
  return new Response(reason, { status: 404 });
}

/** An inventory of cars of one condition (spec 2), even if there is no such condition. */
const CARS = /^\/[a-z]+-cars-for-sale(?:\/|$)/i;

/**
 * Response (404) for a path that no page of its own answers. It is unknown, unless it is an inventory of a condition
 * that does not exist.
 * @param path without the language
 */
export const missingPage = (path: string): Response => notFound(CARS.test(path) ? 'invalid' : 'unknown');

/** The reason given to `notFound`, as the error page receives it. Defaults to `unknown`. */
export function missingReason(data: unknown): MissingReason {
  return REASONS.find((reason) => reason === data) ?? 'unknown';
}
