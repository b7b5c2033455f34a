/** Errors that are no bug of ours and what they mean to a browser. By name: bundles have classes of their own. */
const STATUS: Readonly<Record<string, number>> = {
  ContentUnavailable: 503,
  InventoryUnavailable: 503,
};

/** The HTTP status of an exception. */
export function statusOf(error: unknown): number {
  return (error instanceof Error ? STATUS[error.name] : undefined) ?? 500;
}
