/** GET /data/listen: changes of the documents that match a query's filter. */
import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { Principal } from '../access/rights/principal.ts';
import { mayRead } from '../access/rights/rights.ts';
import type { LakeDocument } from '../document.ts';
import type { DocumentMutation } from '../mutations/document-mutation.ts';
import { compileFilter, type QueryInput } from '../query/run-query.ts';
import { QueryRefused } from '../query/syntax.ts';
import type { Step } from './delivery.ts';
import type { DocumentChange } from '../store/transaction.ts';
import { effectsOf } from './effects.ts';
import { type OpenStreams, streamEvents } from './event-stream.ts';
import type { TransactionFeed, Published } from './transaction-feed.ts';
import type { StreamReader } from './reader.ts';

interface StreamChangesOptions {
  readonly feed: TransactionFeed;
  readonly open: OpenStreams;
  readonly question: QueryInput;
  /** Runs a step of the stream in its reader's turn. */
  readonly deliver: (step: Step) => void;
}

/**
 * Streams `welcome`, then a `mutation` per changed document, from the reader's point of view: documents that become
 * visible to them appear, and documents that become hidden disappear. With `enableResume`, an interrupted stream
 * continues where it stopped (`welcomeback`), or reports that it cannot (`reset`).
 */
export function streamChanges(
  context: Context,
  reader: StreamReader,
  options: StreamChangesOptions,
): Response {
  const { feed, open, question, deliver } = options;
  const flag = (name: string, standard: boolean) => {
    const value = context.req.query(name);
    return value === undefined ? standard : value === 'true';
  };
  const includes = {
    result: flag('includeResult', true),
    previous: flag('includePreviousRevision', false),
    mutations: flag('includeMutations', true),
    effects: context.req.query('effectFormat') === 'mendoza',
  };
  const listenerName = randomBytes(9).toString('base64url');
  const lastId = context.req.header('last-event-id') ?? context.req.query('lastEventId');

  return streamEvents(context, { open, reader: reader.countedAs }, (stream) => {
    let passes: (document: LakeDocument) => boolean;
    let hasEnded = false;
    let unsubscribe = () => {};
    const refuse = (error: unknown) => {
      if (!(error instanceof QueryRefused)) throw error;
      stream.send({ event: 'channelError', data: { ...error.toBody(), message: error.message } });
      stream.end();
    };
    const send = ({ transaction }: Published, after?: string) => {
      const principal = reader.principalAfter(transaction);
      const seen = (document: LakeDocument | null) =>
        document !== null && mayRead(principal, document) && passes(document);
      const changes = transaction.changes.flatMap((change) => {
        const transition = transitionOf(seen(change.before), seen(change.after));
        return transition === undefined ? [] : [{ change, transition }];
      });
      const missedFrom = after === undefined ? 0 : changes.findIndex(({ change }) => change.id === after) + 1;
      for (const [index, { change, transition }] of changes.entries()) {
        if (index < missedFrom) continue;
        const { id, before, after: now } = change;
        stream.send({
          // A number without an id means "this whole transaction", so a stream can also resume after a restart
          // without losses.
          id: index + 1 === changes.length ? `${transaction.sequence}` : `${transaction.sequence}#${id}`,
          event: 'mutation',
          data: {
            eventId: `${transaction.id}#${id}`,
            documentId: id,
            transactionId: transaction.id,
            transition,
            identity: transaction.author,
            previousRev: before?._rev,
            resultRev: transaction.id,
            timestamp: transaction.timestamp,
            visibility: 'query',
            transactionTotalEvents: changes.length,
            transactionCurrentEvent: index + 1,
            ...(includes.mutations && { mutations: mutationsFor(principal, change) }),
            ...(includes.effects && { effects: effectsOf(...visiblePart(principal, change)) }),
            ...(includes.result && transition !== 'disappear' && { result: now }),
            ...(includes.previous && transition !== 'appear' && { previous: before }),
          },
        });
      }
    };

    /** A filter may turn out to be invalid or too slow only once it is applied to a document. */
    const inTurn = (work: () => void) =>
      deliver({
        run() {
          if (hasEnded) return;
          try {
            work();
          } catch (error) {
            refuse(error);
          }
        },
        end: () => stream.end(),
      });

    function begin(): void {
      passes = compileFilter(question);
      sayWelcome();
      unsubscribe = feed.subscribe((published) => inTurn(() => send(published)));
    }

    function sayWelcome(): void {
      const [sequence, documentId] = lastId?.split('#') ?? [];
      const missed =
        sequence === undefined
          ? undefined
          : feed.since(Number(sequence) - (documentId === undefined ? 0 : 1));
      if (lastId === undefined) {
        stream.send({ id: String(feed.last()), event: 'welcome', data: { listenerName } });
      } else if (missed) {
        stream.send({ event: 'welcomeback', data: { listenerName } });
        for (const published of missed) {
          const after = published.transaction.sequence === Number(sequence) ? documentId : undefined;
          inTurn(() => send(published, after));
        }
      } else stream.send({ event: 'reset', data: { listenerName } });
    }

    inTurn(begin);
    const stopFollowing = reader.follow(() => stream.end());
    return () => {
      hasEnded = true;
      unsubscribe();
      stopFollowing();
    };
  });
}

/** Returns the document before and after a change, as far as the principal may read it. */
function visiblePart(
  principal: Principal,
  { before, after }: DocumentChange,
): [LakeDocument | null, LakeDocument | null] {
  const seen = (document: LakeDocument | null) =>
    document && mayRead(principal, document) ? document : null;
  return [seen(before), seen(after)];
}

/**
 * Returns the change's mutations. If one side of the change is hidden, returns others that lead to the visible state.
 */
function mutationsFor(principal: Principal, change: DocumentChange): readonly DocumentMutation[] {
  const [before, after] = visiblePart(principal, change);
  if (before === change.before && after === change.after) return change.mutations;
  return [after ? { createOrReplace: after } : { delete: { id: change.id } }];
}

function transitionOf(wasSeen: boolean, isSeen: boolean): 'appear' | 'update' | 'disappear' | undefined {
  if (wasSeen) return isSeen ? 'update' : 'disappear';
  return isSeen ? 'appear' : undefined;
}
