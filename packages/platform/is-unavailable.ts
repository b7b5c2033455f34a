/** Errors of something that may answer again soon. Matched by name, because each bundle has its own classes. */
const TEMPORARY: ReadonlySet<string> = new Set([
  'ContentUnavailable',
  'InventoryUnavailable',
  'QueueFullError',
]);

/**
 * Codes of a database that cannot serve now: connection lost (08), out of disk, memory or connections (53), shutting
 * down or starting (57P), and the system's codes for an unreachable server.
 */
const CODES = /^(?:08\w{3}|53\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC)$/;
/** pg reports a lost or timed out connection without a code. */
const LOST_CONNECTION = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** Whether the same work may succeed later: what failed is unavailable now, or has too much to do. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    TEMPORARY.has(error.name) ||
    ('code' in error && CODES.test(String(error.code))) ||
    LOST_CONNECTION.test(error.message)
  );
}
