/** Open inboxes, which are told about every change of their dealership's leads by server-sent events. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createShares } from '@rooftop/budgets/shares';
import type { Pool } from '@rooftop/database/pool';
import { STREAM_REPLACED } from '@rooftop/leads/inbox/inbox-api';
import { listenForLeads } from '@rooftop/leads/inbox/listen-for-leads';

/** Milliseconds between checks whether the reader still may read leads. */
const RECHECK_MS = 60_000;
/** Milliseconds between comments that keep the connection open. Proxies close idle ones after a minute or so. */
const HEARTBEAT_MS = 20_000;

interface LeadStreamsOptions {
  readonly pool: Pool;
  /** Receives lost connections to the database, for the log. */
  readonly onFailure: (error: unknown) => void;
  readonly recheckMs?: number;
  readonly heartbeatMs?: number;
}

/** Who reads, what, and for how long. */
interface LeadReader {
  readonly dealership: string;
  readonly userId: string;
  /** Resolves to false, or rejects, once they may not read leads any more. */
  readonly isAllowed: () => Promise<boolean>;
}

export interface LeadStreams {
  /**
   * Opens a stream of a dealership's changes. It ends when the reader is not allowed to read any more, when they open
   * more than their share of streams, or when changes may have been missed; readers connect again and fetch what they
   * show.
   * @returns null if the dealership, or all together, have too many open
   */
  open(reader: LeadReader): Promise<ReadableStream<Uint8Array> | null>;
  /** Ends all streams and stops listening. */
  close(): Promise<void>;
}

interface OpenStream extends LeadReader {
  checkedAt: number;
  readonly send: (text: string) => void;
  readonly end: () => void;
}

export function createLeadStreams(options: LeadStreamsOptions): LeadStreams {
  const { pool, onFailure, recheckMs = RECHECK_MS, heartbeatMs = HEARTBEAT_MS } = options;
  /** From the oldest to the newest. */
  const streams = new Set<OpenStream>();
  const shares = createShares(BUDGETS.leadStreams);
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  let listening: ReturnType<typeof listenForLeads> | undefined;
  const endAll = () => {
    for (const stream of streams) stream.end();
  };
  /** Starts with the first stream. */
  const listen = () =>
    (listening ??= listenForLeads(pool, {
      onChange(dealership, change) {
        for (const stream of streams)
          if (stream.dealership === dealership) stream.send(`data: ${JSON.stringify(change)}\n\n`);
      },
      onConnected: endAll,
      onFailure,
    }));

  const ownerOf = ({ dealership, userId }: LeadReader) => ({ person: userId, tenant: dealership });

  /** One timer serves all streams: it keeps them open, and checks the rights of those that are due, one by one. */
  async function serve(): Promise<void> {
    for (const stream of streams) stream.send(':\n\n');
    if (isChecking) return;
    isChecking = true;
    const now = performance.now();
    for (const stream of streams) {
      if (now - stream.checkedAt < recheckMs) continue;
      stream.checkedAt = now;
      // If nobody can say whether the reader still may read, they may not.
      const may = await stream.isAllowed().catch(() => false);
      if (!may) stream.end();
    }
    isChecking = false;
  }

  function forget(stream: OpenStream): void {
    if (!streams.delete(stream)) return;
    shares.release(ownerOf(stream));
    if (streams.size === 0) clearInterval(timer);
  }

  /** Takes a share. A person who has used up theirs loses their oldest stream, which is told not to come back. */
  function takeShare(reader: LeadReader): boolean {
    const refused = shares.take(ownerOf(reader));
    if (refused === undefined) return true;
    const oldest = [...streams].find(({ userId }) => userId === reader.userId);
    if (refused.scope !== 'person' || oldest === undefined) return false;
    oldest.send(`event: ${STREAM_REPLACED}\n\n`);
    oldest.end();
    return takeShare(reader);
  }

  function openStream(reader: LeadReader): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let stream: OpenStream | undefined;
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const opened: OpenStream = {
            ...reader,
            checkedAt: performance.now(),
            send(text) {
              if (!streams.has(opened)) return;
              controller.enqueue(encoder.encode(text));
              if ((controller.desiredSize ?? 0) >= 0) return;
              forget(opened);
              controller.error(new Error('The inbox does not read its changes'));
            },
            end() {
              if (!streams.has(opened)) return;
              forget(opened);
              controller.close();
            },
          };
          stream = opened;
          if (streams.size === 0) timer = setInterval(() => void serve(), heartbeatMs);
          streams.add(opened);
          // Browsers get the headers with the first bytes.
          opened.send(':\n\n');
        },
        cancel() {
          if (stream) forget(stream);
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: BUDGETS.leadStreamBytes.each }),
    );
  }

  return {
    async open(reader) {
      await listen();
      return takeShare(reader) ? openStream(reader) : null;
    },
    async close() {
      endAll();
      await (await listening)?.stop();
    },
  };
}
