/** GET /data/live/events: sync tags that were invalidated. */
import type { Context } from 'hono';
import { mayRead } from '../access/rights/rights.ts';
import type { TransactionFeed, Published } from './transaction-feed.ts';
import { type OpenStreams, streamEvents } from './event-stream.ts';
import type { StreamReader } from './reader.ts';

interface LiveOptions {
  readonly feed: TransactionFeed;
  readonly open: OpenStreams;
}

/** Streams `welcome`, then a `message` per transaction visible to the reader. Sends `restart` after a gap. */
export function streamLiveEvents(
  context: Context,
  reader: StreamReader,
  { feed, open }: LiveOptions,
): Response {
  const includeDrafts = context.req.query('includeDrafts') === 'true';
  const lastId = context.req.header('last-event-id') ?? context.req.query('lastEventId');

  return streamEvents(context, { open, reader: reader.countedAs }, (stream) => {
    const tell = ({ transaction, tags }: Published) => {
      const concerned = includeDrafts ? tags.all : tags.published;
      const principal = reader.principalAfter(transaction);
      const isVisible = transaction.changes.some(
        ({ before, after }) =>
          (before !== null && mayRead(principal, before)) || (after !== null && mayRead(principal, after)),
      );
      if (concerned.length > 0 && isVisible) {
        stream.send({ id: String(transaction.sequence), event: 'message', data: { tags: concerned } });
      }
    };
    const missed = lastId === undefined ? [] : feed.since(Number(lastId));
    stream.send({ event: 'welcome', data: {} });
    if (missed) missed.forEach(tell);
    else stream.send({ event: 'restart', data: {} });
    const stops = [feed.subscribe(tell), reader.follow(() => stream.end())];
    return () => stops.forEach((stop) => stop());
  });
}
