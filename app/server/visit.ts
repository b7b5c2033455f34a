import type { Dealership } from '@rooftop/content/documents/dealership';

/** One request on its way through the web process. */
export interface Visit {
  readonly requestId: string;
  readonly dealership: Dealership;
  /** The dealership's own origin. Absolute URLs are built from it, never from the request. */
  readonly origin: string;
  /** The visitor's IP address, as our own proxies report it. Null if the connection is closed. */
  readonly ipAddress: string | null;
  /** The route that answers, for logs and metrics. */
  route: string;
  /** The first error while answering. */
  failure?: unknown;
}
