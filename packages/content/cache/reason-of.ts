/**
 * Returns a short reason of a failure for logs. Never log the error itself, because its request contains the token.
 */
export function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return message.length > 500 ? `${message.slice(0, 500)}…` : message;
}
