/** What went wrong, short, for a log: never the error itself, whose request carries the token. */
export function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return message.length > 500 ? `${message.slice(0, 500)}…` : message;
}
