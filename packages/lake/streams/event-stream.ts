/** Server-sent events in a Web response: sends heartbeats and disconnects readers that do not keep up. */
import type { Context } from 'hono';

export interface ServerEvent {
  readonly event?: string;
  readonly id?: string;
  readonly data: unknown;
}

export interface EventStream {
  send(event: ServerEvent): void;
  /** Ends the stream. The client may reconnect. */
  end(): void;
}

const HEARTBEAT_MS = 20_000;
/** Maximum number of bytes waiting for a slow reader before it is disconnected. */
const MAX_WAITING = 4 * 1024 * 1024;

/** All open streams, which end when the lake closes. */
export type OpenStreams = Set<EventStream>;

/**
 * Returns a streaming response. `start` is called once it is open. The function it returns is called when the stream
 * has ended for any reason.
 */
export function streamEvents(
  context: Context,
  open: OpenStreams,
  start: (stream: EventStream) => () => void,
): Response {
  const encoder = new TextEncoder();
  let stop: (() => void) | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let stream: EventStream | undefined;
  let hasEnded = false;

  function finish(): void {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(heartbeat);
    if (stream) open.delete(stream);
    stop?.();
  }

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
          end,
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
        write(':\n\n');
        heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS);
        heartbeat.unref();
        const stopping = start(stream);
        if (hasEnded) stopping();
        else stop = stopping;
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING }),
  );
  return context.body(body, 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
}
