/** Shares a server's connections among callers, so that nobody can open so many that others cannot. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Budget } from '@rooftop/budgets/budget';
import { callerKey } from '@rooftop/budgets/caller-key';
import { createShares } from '@rooftop/budgets/shares';

export interface SocketShares {
  readonly budget: Budget & { readonly process: number };
  /** False behind a proxy, from whose address all connections come. */
  readonly countsCallers: boolean;
  /** Milliseconds until a request's headers must be complete. */
  readonly headersMs: number;
  /** The same while more than half of all connections are taken. */
  readonly busyHeadersMs: number;
}

/**
 * Limits the connections of a server. One caller too many loses their own connection that has waited longest for the
 * headers of a request. If all are taken, the one that has waited longest of all is closed. A connection is only
 * refused if all others are serving requests.
 */
export function shareSockets(server: Server, options: SocketShares): void {
  const { budget, countsCallers, headersMs, busyHeadersMs } = options;
  const shares = createShares(budget);
  const callers = new Map<Socket, string | undefined>();
  /** Connections without a complete request, from the longest wait to the shortest. */
  const waiting = new Set<Socket>();

  const setPatience = () => {
    server.headersTimeout = callers.size > budget.process / 2 ? busyHeadersMs : headersMs;
  };

  function forget(socket: Socket): void {
    if (!callers.has(socket)) return;
    shares.release({ caller: callers.get(socket) });
    callers.delete(socket);
    waiting.delete(socket);
    setPatience();
  }

  /** Closes the connection that has waited longest, of one caller or of all. Returns false if there is none. */
  function closeLongestWait(caller: string | undefined): boolean {
    for (const socket of waiting) {
      if (caller !== undefined && callers.get(socket) !== caller) continue;
      forget(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  server.on('connection', (socket: Socket) => {
    const caller = countsCallers ? callerKey(socket.remoteAddress ?? '') : undefined;
    let refused = shares.take({ caller });
    while (refused !== undefined) {
      if (!closeLongestWait(refused.scope === 'caller' ? caller : undefined)) {
        socket.destroy();
        return;
      }
      refused = shares.take({ caller });
    }
    callers.set(socket, caller);
    waiting.add(socket);
    setPatience();
    socket.once('close', () => forget(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    waiting.delete(socket);
    response.once('finish', () => {
      if (callers.has(socket) && !socket.destroyed) waiting.add(socket);
    });
  });
  server.prependListener('upgrade', ({ socket }) => waiting.delete(socket));
}
