/** A real HTTP server to call in tests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface TestServer extends AsyncDisposable {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
}

/** Starts a server. `await using` closes it. @param port defaults to a free one */
export async function serve(answer: Answer, port = 0): Promise<TestServer> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
