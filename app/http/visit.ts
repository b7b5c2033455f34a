import type { Dealership } from '@rooftop/content/documents/dealership';

/** One request on its way through the web process. */
export interface Visit {
  readonly requestId: string;
  readonly dealership: Dealership;
  /** the dealership's own origin; absolute addresses are built from it and never from the request */
  readonly origin: string;
  /** of the visitor's machine, as far as our own proxies know it; null: the connection is gone */
  readonly ipAddress: string | null;
  /** what answers, for log and metrics */
  route: string;
  /** the first thing that went wrong while answering */
  failure?: unknown;
}
