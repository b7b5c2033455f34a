import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { checkPorts, chooseFreePort } from './ports.ts';

const host = '127.0.0.1';
let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  server.close();
});

test('chooses a free port that no other process is about to use', async () => {
  const first = await chooseFreePort([port]);
  expect(await chooseFreePort([port, first])).not.toBe(first);
  await checkPorts([{ variable: 'LAKE_SERVICE_PORT', port: first, host }]);
});

describe('checkPorts', () => {
  it('names the port and variable of a port in use', async () => {
    const check = checkPorts([{ variable: 'STUDIO_PORT', port, host }]);
    await expect(check).rejects.toThrow(`Port ${port} (STUDIO_PORT) is in use`);
    await expect(check).rejects.toThrow(`STUDIO_PORT=${port + 1} npm start`);
  });

  it('waits for a port that is about to be free', async () => {
    setTimeout(() => server.close(), 300);
    await checkPorts([{ variable: 'PORT', port, host }], 10_000);
  });

  it('rejects one port for two processes', async () => {
    const twice = ['PORT', 'LAKE_PORT'].map((variable) => ({ variable, port, host }));
    await expect(checkPorts(twice)).rejects.toThrow(
      `PORT and LAKE_PORT are both ${port}: use different ones.`,
    );
  });

  it('rejects an IP address that this machine does not have', async () => {
    const check = checkPorts([{ variable: 'PORT', port, host: '192.0.2.1' }]);
    await expect(check).rejects.toThrow('HOST is 192.0.2.1, which is not an IP address of this machine.');
  });
});
