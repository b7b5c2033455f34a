/** Why there is no page: no route answers, or a route found its address wanting (spec 8). */
const REASONS = ['unknown', 'invalid'] as const;
export type MissingReason = (typeof REASONS)[number];

/** To be thrown by a loader or action that has no page to show. */
export function pageMissing(reason: MissingReason): Response {
  return new Response(reason, { status: 404 });
}

/** What `pageMissing` said, as an error page gets it. */
export function missingReason(data: unknown): MissingReason {
  return REASONS.find((reason) => reason === data) ?? 'unknown';
}
