/** Open inboxes, which are told about every change of their dealership's leads by server-sent events. */
import type { Pool } from '@rooftop/database/pool';
import { listenForLeads } from '@rooftop/leads/inbox/listen';

/** Streams of one process. */
const MOST = 200;
/** Milliseconds between checks whether the reader still may read leads. */
const RECHECK_MS = 60_000;
/** Milliseconds between comments that keep the connection open. Proxies close idle ones after a minute or so. */
const HEARTBEAT_MS = 20_000;

export interface LeadStreamsOptions {
  readonly pool: Pool;
  /** Receives lost connections to the database, for the log. */
  readonly onFailure: (error: unknown) => void;
  readonly most?: number;
  readonly recheckMs?: number;
  readonly heartbeatMs?: number;
}

export interface LeadStreams {
  /**
   * Opens a stream of a dealership's changes. It ends when `isAllowed` resolves to false or throws, or when changes may
   * have been missed; readers connect again and fetch what they show.
   * @returns null if too many are open
   */
  open(dealership: string, isAllowed: () => Promise<boolean>): Promise<ReadableStream<Uint8Array> | null>;
  /** Ends all streams and stops listening. */
  close(): Promise<void>;
}

interface Reader {
  readonly dealership: string;
  readonly send: (text: string) => void;
  readonly end: () => void;
}

export function createLeadStreams(options: LeadStreamsOptions): LeadStreams {
  const { pool, onFailure, most = MOST, recheckMs = RECHECK_MS, heartbeatMs = HEARTBEAT_MS } = options;
  const readers = new Set<Reader>();
  let listening: ReturnType<typeof listenForLeads> | undefined;
  const endAll = () => {
    for (const reader of readers) reader.end();
  };
  /** Starts with the first stream. */
  const listen = () =>
    (listening ??= listenForLeads(pool, {
      onChange(dealership, change) {
        for (const reader of readers)
          if (reader.dealership === dealership) reader.send(`data: ${JSON.stringify(change)}\n\n`);
      },
      onConnected: endAll,
      onFailure,
    }));

  /** If nobody can say whether the reader still may read, they may not. */
  async function endUnless(reader: Reader, isAllowed: () => Promise<boolean>): Promise<void> {
    const may = await isAllowed().catch(() => false);
    if (!may && readers.has(reader)) reader.end();
  }

  function openStream(dealership: string, isAllowed: () => Promise<boolean>): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let forget = () => {};
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const reader: Reader = {
          dealership,
          send: (text) => controller.enqueue(encoder.encode(text)),
          end() {
            forget();
            controller.close();
          },
        };
        const heartbeat = setInterval(() => reader.send(':\n\n'), heartbeatMs);
        const recheck = setInterval(() => {
          void endUnless(reader, isAllowed);
        }, recheckMs);
        forget = () => {
          clearInterval(heartbeat);
          clearInterval(recheck);
          readers.delete(reader);
        };
        readers.add(reader);
        // Browsers get the headers with the first bytes.
        reader.send(':\n\n');
      },
      cancel: () => forget(),
    });
  }

  return {
    async open(dealership, isAllowed) {
      if (readers.size >= most) return null;
      await listen();
      return openStream(dealership, isAllowed);
    },
    async close() {
      endAll();
      await (await listening)?.stop();
    },
  };
}
