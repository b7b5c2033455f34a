/** Checks all ports before anything starts, so that a start that cannot succeed changes nothing. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './start-error.ts';

const LOOK_AGAIN_MS = 200;

/** A port and the environment variable that sets it. */
export interface NamedPort {
  readonly variable: string;
  readonly port: number;
  readonly host: string;
}

/** Returns the error code that prevents listening on a port, such as EADDRINUSE, or undefined if it can be used. */
async function obstacle({ port, host }: NamedPort): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Returns a port of the loopback interface that is free and none of `others`, which may be free only for now. */
export async function chooseFreePort(others: readonly number[]): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // Another one is only looked for while this one is taken.
  const chosen = port === 0 || others.includes(port) ? await chooseFreePort(others) : port;
  server.close();
  await once(server, 'close');
  return chosen;
}

function explain({ variable, port, host }: NamedPort, code: string): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} (${variable}) is in use, perhaps by another Rooftop. Stop that program, or use another port: ${variable}=${port + 1} npm start`;
  }
  if (code === 'EACCES')
    return `Port ${port} (${variable}) requires administrator rights. Use one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `HOST is ${host}, which is not an IP address of this machine.`;
  return `Port ${port} (${variable}) cannot be listened on: ${code}.`;
}

/**
 * Checks that each port is free and that no two are the same.
 * @param patience milliseconds to wait for ports to become free, because processes of a killed supervisor drain first
 * @throws StartError listing all ports that cannot be used
 */
export async function checkPorts(ports: readonly NamedPort[], patience = 0): Promise<void> {
  const byPort = Map.groupBy(ports, ({ port }) => port);
  for (const [port, same] of byPort) {
    if (same.length > 1) {
      throw new StartError(
        `${same.map(({ variable }) => variable).join(' and ')} are both ${port}: use different ones.`,
      );
    }
  }
  const deadline = Date.now() + patience;
  for (;;) {
    const codes = await Promise.all(ports.map(obstacle));
    const problems = ports.flatMap((named, index) => {
      const code = codes[index];
      return code === undefined ? [] : [explain(named, code)];
    });
    if (problems.length === 0) return;
    if (Date.now() >= deadline) throw new StartError(problems.join('\n'));
    await sleep(LOOK_AGAIN_MS);
  }
}
