import type { HttpBindings } from '@hono/node-server';
import type { ShareOwner } from '@rooftop/budgets/shares';
import type { Dealership } from '@rooftop/content/documents/dealership/dealership';
import { callerAddress } from '../http/caller-address.ts';
import type { PreviewSettings } from '#app/visitor/preview/preview-settings.ts';
import type { Arms } from '@rooftop/platform/experiments/page-arms';
import type { Context, MiddlewareHandler } from 'hono';

/** One request on its way through the web process. */
export interface SiteRequest {
  readonly requestId: string;
  readonly dealership: Dealership;
  /** The dealership's own origin. Absolute URLs are built from it, never from the request. */
  readonly origin: string;
  /** The visitor's IP address, as our own proxies report it. Null if the connection is closed. */
  readonly ipAddress: string | null;
  /** The route that answers, for logs and metrics. */
  route: string;
  /** Origins of the frames on the page, if its route named them: see `RequestContext.allowFrames`. */
  frames?: readonly string[];
  /** Whether the URL has a ticket: see ticket-path.ts. */
  hasTicket?: boolean;
  /** The visitor's arms by experiment, where it isn't the control: see visitor/experiments. */
  arms?: Arms;
  /** Set if it is a preview: see preview/preview.ts. */
  readonly preview?: {
    readonly settings: PreviewSettings;
    /** Origin of the Studio, which shows the page in a frame. */
    readonly studioOrigin: string;
  };
  /** Whether the browser had a preview that has ended, so that the page says so. */
  readonly previewHasEnded?: boolean;
  /** The first error while answering. */
  failure?: unknown;
}

/** What the chain in server.ts knows about a request. */
export interface WebEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** For logs and metrics until the dealership is known. */
    route: string;
    /** The error while answering before the dealership is known, once it is logged. */
    failure: unknown;
    /** Set by the request guard. */
    siteRequest: SiteRequest;
  };
}
export type WebContext = Context<WebEnv>;
export type WebMiddleware = MiddlewareHandler<WebEnv>;

/** Whose shares of a budget a request uses: its caller's, unless it is not known who that is, and its dealership's. */
export const shareOwnerOf = ({ ipAddress, dealership }: SiteRequest): ShareOwner => ({
  caller: callerAddress(ipAddress) ?? undefined,
  tenant: dealership.id,
});
