import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { connect as secure } from 'node:tls';
import { pino } from 'pino';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { openMailListener } from './mail-listener.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const open = (tls: string | null, port = 0) =>
  openMailListener({
    pool: database.pool,
    inbound: { domain: 'reply.example.com', key: Buffer.alloc(32, 3) },
    stopsKey: Buffer.alloc(32, 1),
    findStaff: async () => null,
    seal: async () => null,
    host: '127.0.0.1',
    port,
    tls,
    log: pino({ level: 'silent' }),
  });

/** Greets the server. Returns what it offers, and the connection. */
async function greet(port: number) {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  await lines.next();
  socket.write('EHLO client.example\r\n');
  const offers: string[] = [];
  for (;;) {
    const { value = '', done } = await lines.next();
    offers.push(value);
    if (done === true || value.startsWith('250 ')) return { offers: offers.join('\n'), socket };
  }
}

it('offers STARTTLS only with a certificate, and never a sign-in', async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'reply.example.com' }]);
  for (const tls of [null, `${cert}\n${key}`]) {
    const listener = await open(tls);
    const { offers, socket } = await greet(listener.port);
    expect(offers.includes('STARTTLS')).toBe(tls !== null);
    expect(offers).not.toContain('AUTH');
    if (tls !== null) {
      socket.write('STARTTLS\r\n');
      await once(socket, 'data');
      const encrypted = secure({ socket, rejectUnauthorized: false });
      await once(encrypted, 'secureConnect');
      expect(encrypted.getPeerX509Certificate()?.subject).toBe('CN=reply.example.com');
      encrypted.destroy();
    }
    socket.destroy();
    await listener.close();
  }
});

it('says so if its port is taken', async () => {
  const listener = await open(null);
  await expect(open(null, listener.port)).rejects.toThrow('EADDRINUSE');
  await listener.close();
});
