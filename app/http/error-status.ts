/** Errors that are no bug of ours and what they mean to a browser. By name: bundles have classes of their own. */
const STATUS: Readonly<Record<string, number>> = {
  ContentUnavailable: 503,
  InventoryUnavailable: 503,
  QueueFullError: 503,
};

/**
 * Codes of a database that cannot serve now: connection lost (08), out of disk, memory or connections (53), shutting
 * down or starting (57P), and the system's own codes for a server that is not there.
 */
const UNAVAILABLE = /^(?:08\w{3}|53\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC)$/;
/** pg reports a lost or timed out connection without a code. */
const LOST_CONNECTION = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

const isUnavailable = (error: Error): boolean =>
  ('code' in error && UNAVAILABLE.test(String(error.code))) || LOST_CONNECTION.test(error.message);

/** The HTTP status of an exception: 503 if the same request can succeed later, else 500. */
export function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 500;
  return STATUS[error.name] ?? (isUnavailable(error) ? 503 : 500);
}
