/**
 * The WebSocket that the Studio opens (/socket/:dataset). It uses the JSON-RPC protocol of @sanity/bifur-client: the
 * Studio authorizes itself, then uses the socket to know that it is online and to share presence. The lake accepts
 * presence and never forwards it, because that would reveal users of one tenant to those of another.
 */
import { BUDGETS } from '@rooftop/budgets/budgets';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';
import type { Authentication } from '../access/sessions/authenticate.ts';
import type { Principal } from '../access/rights/principal.ts';

interface StudioSocketsOptions {
  readonly dataset: string;
  /** Only pages of these origins may open a socket. */
  readonly studioOrigins: readonly string[];
  readonly authentication: Pick<Authentication, 'authenticate' | 'renew'>;
  /** Defaults to SOCKET_LIMITS. */
  readonly limits?: SocketLimits | undefined;
}

export interface SocketLimits {
  /** Milliseconds until a new socket must have sent a valid token. */
  readonly signInMs: number;
  /** Milliseconds between two heartbeats. Each one checks the token again. */
  readonly heartbeatMs: number;
  /** Maximum number of open sockets per user or robot. */
  readonly perPrincipal: number;
  /** Maximum number of messages per socket between two heartbeats. */
  readonly messages: number;
}

interface StudioSockets {
  /** Handles the `upgrade` event of the HTTP server. */
  upgrade(this: void, request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends all sockets. */
  close(): void;
}

export const SOCKET_LIMITS: SocketLimits = {
  signInMs: 10_000,
  heartbeatMs: 25_000,
  perPrincipal: BUDGETS.studioSockets.person,
  messages: BUDGETS.studioMessages.each,
};

/** Close codes of bifur-client's ERROR_CODES and of RFC 6455. */
const CLOSE = { unauthorized: 4001, badRequest: 4000, tooMuch: 1008 } as const;
const HEARTBEAT = '♥';
const SOCKET_PATH = /^(?:\/v[^/?]+)?\/socket\/([^/?]+)(?:\?|$)/;

const messageSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.string().max(100),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).optional(),
});
const authorizationSchema = z.object({ authorization: z.string().regex(/^Bearer [\x21-\x7e]{1,500}$/) });

function parseMessage(text: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Accepts the Studios' sockets. They count toward the connection limit of the HTTP server. */
export function createStudioSockets(options: StudioSocketsOptions): StudioSockets {
  const { dataset, studioOrigins, authentication, limits = SOCKET_LIMITS } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: BUDGETS.studioMessageBytes.each });
  const openByPrincipal = new Map<string, number>();

  /** Returns null if the token is wrong. */
  async function signIn(params: unknown): Promise<Principal | null> {
    const { data } = authorizationSchema.safeParse(params);
    if (data === undefined) return null;
    const headers = { Authorization: data.authorization };
    return authentication.authenticate(new Request('http://lake/socket', { headers }));
  }

  function serve(socket: WebSocket): void {
    let principal: Principal | null = null;
    let isAlive = true;
    let messages = 0;

    const send = (text: string) => {
      if (socket.bufferedAmount > BUDGETS.studioMessageBytes.each) socket.terminate();
      else socket.send(text);
    };
    const answer = (id: string, result: unknown) => send(JSON.stringify({ jsonrpc: '2.0', id, result }));

    const deadline = setTimeout(() => {
      if (principal === null) socket.close(CLOSE.unauthorized);
    }, limits.signInMs);
    const heartbeat = setInterval(() => {
      messages = 0;
      if (principal === null) return;
      if (!isAlive) {
        socket.terminate();
        return;
      }
      isAlive = false;
      socket.ping();
      send(HEARTBEAT);
      authentication.renew(principal).then(
        (renewed) => renewed === null && socket.close(CLOSE.unauthorized),
        // The database is unavailable. The next heartbeat checks again.
        () => {},
      );
    }, limits.heartbeatMs);
    for (const timer of [deadline, heartbeat]) timer.unref();

    function release(): void {
      if (principal === null) return;
      const left = (openByPrincipal.get(principal.id) ?? 1) - 1;
      if (left === 0) openByPrincipal.delete(principal.id);
      else openByPrincipal.set(principal.id, left);
    }

    async function authorize(id: string, params: unknown): Promise<void> {
      const signedIn = await signIn(params).catch(() => null);
      if (socket.readyState !== socket.OPEN) return;
      if (signedIn === null) {
        socket.close(CLOSE.unauthorized);
        return;
      }
      const others = openByPrincipal.get(signedIn.id) ?? 0;
      if (signedIn.id !== principal?.id && others >= limits.perPrincipal) {
        socket.close(CLOSE.tooMuch);
        return;
      }
      release();
      principal = signedIn;
      openByPrincipal.set(signedIn.id, (openByPrincipal.get(signedIn.id) ?? 0) + 1);
      answer(id, null);
    }

    socket.on('pong', () => (isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(deadline);
      clearInterval(heartbeat);
      release();
      principal = null;
    });
    socket.on('message', (data, isBinary) => {
      messages += 1;
      if (messages > limits.messages) {
        socket.close(CLOSE.tooMuch);
        return;
      }
      const message = !isBinary && data instanceof Buffer ? parseMessage(data.toString()) : null;
      if (message === null) socket.close(CLOSE.badRequest);
      else if (message.method === 'authorization') void authorize(message.id, message.params);
      else if (principal === null) socket.close(CLOSE.unauthorized);
      else answer(message.id, message.method.endsWith('_subscribe') ? randomUUID() : null);
    });
  }

  return {
    upgrade(request, socket, head) {
      const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      socket.on('error', () => socket.destroy());
      const [, named] = SOCKET_PATH.exec(request.url ?? '') ?? [];
      if (named !== dataset) refuse('404 Not Found');
      else if (!studioOrigins.includes(request.headers.origin ?? '')) refuse('403 Forbidden');
      else server.handleUpgrade(request, socket, head, serve);
    },
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}
