/** Expected errors and their HTTP status. Matched by name, because each bundle has its own classes. */
const STATUS: Readonly<Record<string, number>> = {
  ContentUnavailable: 503,
  InventoryUnavailable: 503,
  QueueFullError: 503,
};

/**
 * Codes of a database that cannot serve now: connection lost (08), out of disk, memory or connections (53), shutting
 * down or starting (57P), and the system's codes for an unreachable server.
 */
const UNAVAILABLE = /^(?:08\w{3}|53\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC)$/;
/** pg reports a lost or timed out connection without a code. */
const LOST_CONNECTION = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

const isUnavailable = (error: Error): boolean =>
  ('code' in error && UNAVAILABLE.test(String(error.code))) || LOST_CONNECTION.test(error.message);

/** The HTTP status of an exception: 503 if the same request may succeed later, else 500. */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  return STATUS[error.name] ?? (isUnavailable(error) ? 503 : 500);
}
