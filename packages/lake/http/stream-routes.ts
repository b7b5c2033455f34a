/** GET /data/listen and /data/live/events. */
import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { Delivery } from '../streams/delivery.ts';
import { apiError } from '../requests/api-error.ts';
import type { Authentication } from '../access/sessions/authenticate.ts';
import type { OpenStreams } from '../streams/event-stream.ts';
import type { TransactionFeed } from '../streams/transaction-feed.ts';
import { streamChanges } from '../streams/listen-stream.ts';
import { streamLiveEvents } from '../streams/live-events.ts';
import { createReader } from '../streams/reader.ts';
import { readQueryParams } from './api-request.ts';
import type { LakeVariables } from './lake-variables.ts';

interface StreamRoutesOptions {
  readonly projectId: string;
  readonly dataset: string;
  readonly publicUrl: string;
  readonly feed: TransactionFeed;
  readonly open: OpenStreams;
  readonly delivery: Delivery;
  readonly authentication: Authentication;
  readonly log: Logger;
}

export function streamRoutes(options: StreamRoutesOptions): Hono<LakeVariables> {
  const { projectId, dataset, feed, open, delivery, authentication, log } = options;
  const publicUrl = new URL(options.publicUrl);
  const routes = new Hono<LakeVariables>();

  /**
   * Browsers open six connections per host and the Studio listens to more streams than that, so each stream gets a
   * host of its own. The browser doesn't send the token to that host, so the URL contains a ticket.
   */
  async function redirectToOwnHost(context: Context<LakeVariables>): Promise<Response | undefined> {
    const isBrowser = context.req.header('origin') !== undefined;
    if (!isBrowser || publicUrl.hostname !== 'localhost' || context.req.query('ticket') !== undefined)
      return undefined;
    const url = new URL(context.req.url);
    url.protocol = publicUrl.protocol;
    url.port = publicUrl.port;
    url.hostname = `sse-${randomBytes(6).toString('hex')}.localhost`;
    url.searchParams.set('ticket', await authentication.issueTicket(context.get('principal')));
    return context.body(null, 307, { Location: url.href, 'Cache-Control': 'no-store' });
  }

  routes.get('/listen/:dataset', async (context) => {
    const query = context.req.query('query');
    const params = readQueryParams(new URL(context.req.url).searchParams);
    if (query === undefined || params === undefined) {
      return apiError(context, 400, 'Send a query; parameters are JSON.');
    }
    const principal = context.get('principal');
    const question = { query, params, identity: principal.id, sanity: { projectId, dataset } };
    return (
      (await redirectToOwnHost(context)) ??
      streamChanges(context, createReader(principal, authentication, log), {
        feed,
        open,
        question,
        deliver: (step) => delivery.add(principal, step),
      })
    );
  });

  routes.get(
    '/live/events/:dataset',
    async (context) =>
      (await redirectToOwnHost(context)) ??
      streamLiveEvents(context, createReader(context.get('principal'), authentication, log), { feed, open }),
  );

  return routes;
}
