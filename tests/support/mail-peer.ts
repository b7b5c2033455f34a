/** A mail server that accepts mail or fails in a chosen way. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Manners = 'fine' | 'refusing' | 'hanging' | 'resetting';

export interface MailPeer {
  /** `smtp://` URL. */
  readonly url: string;
  manners: Manners;
  /** Number of connections made, including failed ones. */
  readonly connections: number;
  /** Received mail, in order of arrival. */
  readonly received: readonly Email[];
  close(): Promise<void>;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export async function startMailPeer(): Promise<MailPeer> {
  const received: Email[] = [];
  async function take(stream: Readable, done: (error?: Error) => void): Promise<void> {
    received.push(await PostalMime.parse(await buffer(stream)));
    done();
  }
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => void take(stream, done),
  });
  const inside = smtp.listen(0, '127.0.0.1');
  await once(inside, 'listening');
  const port = portOf(inside);

  const open = new Set<Socket>();
  let connections = 0;
  const answer: Record<Manners, (socket: Socket) => void> = {
    fine: (socket) => {
      const there = connect(port, '127.0.0.1').on('error', () => socket.destroy());
      socket.pipe(there).pipe(socket);
    },
    refusing: (socket) => socket.end('421 4.3.2 not now\r\n'),
    hanging: () => {},
    resetting: (socket) => socket.resetAndDestroy(),
  };
  const front = createServer((socket) => {
    connections += 1;
    open.add(socket.on('error', () => {}).on('close', () => open.delete(socket)));
    answer[peer.manners](socket);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const peer: MailPeer = {
    url: `smtp://127.0.0.1:${portOf(front)}`,
    manners: 'fine',
    get connections() {
      return connections;
    },
    received,
    async close() {
      for (const socket of open) socket.destroy();
      front.close();
      await once(front, 'close');
      await new Promise<void>((resolve) => {
        smtp.close(() => resolve());
      });
    },
  };
  return peer;
}
