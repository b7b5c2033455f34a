import { once } from 'node:events';
import { request as httpRequest } from 'node:http';

/** Origin as browsers send it behind a proxy on the standard port. */
export const originOf = (host: string): string => `http://${host.split(':', 1)[0]}`;

export interface Answer {
  /** 0 if the connection broke. */
  readonly status: number;
  readonly milliseconds: number;
  readonly body: string;
}

export interface VisitorRequest {
  readonly path: string;
  /** The client's IP address, as reported by a proxy. */
  readonly address?: string;
  /** URL-encoded. Undefined requests a page. */
  readonly form?: string;
}

/** Requests a page or sends a form, each on a connection of its own. */
export async function ask(
  { port, host }: { readonly port: string; readonly host: string },
  { path, address = '203.0.113.1', form }: VisitorRequest,
): Promise<Answer> {
  const began = performance.now();
  const request = httpRequest({
    host: '127.0.0.1',
    port,
    path,
    method: form === undefined ? 'GET' : 'POST',
    setHost: false,
    agent: false,
    headers: {
      Host: host,
      Accept: 'text/html',
      'X-Forwarded-For': address,
      ...(form !== undefined && {
        Origin: originOf(host),
        'Content-Type': 'application/x-www-form-urlencoded',
      }),
    },
  });
  request.end(form);
  try {
    const [response] = await once(request, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    return { status: response.statusCode, milliseconds: performance.now() - began, body };
  } catch {
    return { status: 0, milliseconds: performance.now() - began, body: '' };
  }
}
