/** Server-sent events in a Web response: sends heartbeats and disconnects readers that do not keep up. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import type { Context } from 'hono';
import { BudgetSpent, secondsUntil } from '../requests/budget-spent.ts';

interface ServerEvent {
  readonly event?: string;
  readonly id?: string;
  readonly data: unknown;
}

interface EventStream {
  send(event: ServerEvent): void;
  /** Ends the stream. The client may reconnect. */
  end(): void;
}

const HEARTBEAT_MS = 20_000;

export interface OpenStreams {
  /**
   * Takes a share for a new stream. A reader who has used up theirs loses their oldest stream.
   * @param reader undefined for readers without a limit
   * @throws BudgetSpent if all readers together have too many streams, or the reader opens them too often
   */
  take(reader: string | undefined): void;
  add(stream: OpenStream): void;
  /** Gives the share back. */
  delete(stream: OpenStream): void;
  /** Ends all streams. */
  close(): void;
}

interface OpenStream extends EventStream {
  readonly reader: string | undefined;
  beat(): void;
}

/** Keeps all open streams of a lake. One timer sends the heartbeats of all of them. */
export function createOpenStreams(): OpenStreams {
  /** From the oldest to the newest. */
  const streams = new Set<OpenStream>();
  const shares = createShares(BUDGETS.lakeStreams);
  const openings = createShares(BUDGETS.openedStreams);
  let heartbeat: NodeJS.Timeout | undefined;

  function take(person: string | undefined): void {
    const tooOften = openings.take({ person });
    if (tooOften !== undefined) {
      const seconds = secondsUntil(tooOften);
      throw new BudgetSpent(429, `You open streams too often. Try again in ${seconds} s.`, seconds);
    }
    makeRoom(person);
  }

  function makeRoom(person: string | undefined): void {
    const refused = shares.take({ person });
    if (refused === undefined) return;
    const oldest = [...streams].find(({ reader }) => reader === person);
    if (refused.scope !== 'person' || oldest === undefined) {
      throw new BudgetSpent(503, 'Too many streams are open right now. Try again in 10 s.', 10);
    }
    oldest.end();
    makeRoom(person);
  }

  return {
    take,
    add(stream) {
      if (streams.size === 0) {
        heartbeat = setInterval(() => {
          for (const one of streams) one.beat();
        }, HEARTBEAT_MS).unref();
      }
      streams.add(stream);
    },
    delete(stream) {
      if (!streams.delete(stream)) return;
      shares.release({ person: stream.reader });
      if (streams.size === 0) clearInterval(heartbeat);
    },
    close() {
      for (const stream of streams) stream.end();
    },
  };
}

/**
 * Returns a streaming response. `start` is called once it is open. The function it returns is called when the stream
 * has ended for any reason.
 * @param reader id under which the reader's streams are counted. Undefined for readers without a limit
 * @throws BudgetSpent if too many streams are open
 */
export function streamEvents(
  context: Context,
  { open, reader }: { readonly open: OpenStreams; readonly reader: string | undefined },
  start: (stream: EventStream) => () => void,
): Response {
  const encoder = new TextEncoder();
  let stop: (() => void) | undefined;
  let stream: OpenStream | undefined;
  let hasEnded = false;

  function finish(): void {
    if (hasEnded) return;
    hasEnded = true;
    if (stream) open.delete(stream);
    stop?.();
  }

  open.take(reader);
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          if (hasEnded) return;
          finish();
          controller.close();
        };
        const write = (text: string) => {
          if (hasEnded) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) >= 0) return;
          // A regular close would keep the buffered data until someone reads it.
          finish();
          controller.error(new Error('The stream’s reader is too slow'));
        };
        stream = {
          reader,
          end,
          beat: () => write(':\n\n'),
          send({ event, id, data }) {
            const lines = [
              ...(id === undefined ? [] : [`id: ${id}`]),
              ...(event === undefined ? [] : [`event: ${event}`]),
              `data: ${JSON.stringify(data)}`,
            ];
            write(`${lines.join('\n')}\n\n`);
          },
        };
        open.add(stream);
        stream.beat();
        const stopping = start(stream);
        if (hasEnded) stopping();
        else stop = stopping;
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUDGETS.streamBytes.each }),
  );
  return context.body(body, 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
}
