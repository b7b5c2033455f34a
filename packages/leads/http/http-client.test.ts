import type { RequestListener } from 'node:http';
import type { LookupFunction } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createHttpClient, type HttpClient, HttpError } from './http-client.ts';
import { serve } from '../../../tests/support/http-server.ts';

const client = createHttpClient({ allowsLoopback: true, maxBytes: 1000 });
const hastyClient = createHttpClient({ allowsLoopback: true, timeoutMs: 300 });

/** Responds with the given statuses one after the other, then with 200, and records the requests. */
function answering(...statuses: number[]): { listener: RequestListener; requests: string[] } {
  const requests: string[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => {
      response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end('{"ok":true}');
    });
  };
  return { listener, requests };
}

describe('createHttpClient', () => {
  it('sends JSON and returns the response', async () => {
    let got = '';
    await using server = await serve(async (request, response) => {
      const body = (await request.setEncoding('utf8').toArray()).join('');
      got = `${request.method} ${request.url} ${request.headers['content-type']} ${body}`;
      response.writeHead(201).end('{"id":7}');
    });
    const url = `${server.url}/v1/events?x=1`;
    expect(await client({ method: 'POST', url, json: { name: 'Zoë' } })).toEqual({
      status: 201,
      text: '{"id":7}',
    });
    expect(got).toBe('POST /v1/events?x=1 application/json {"name":"Zoë"}');
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'retries once after %i if there is no body',
    async (status) => {
      const { listener, requests } = answering(status);
      await using server = await serve(listener);
      expect(await client({ method: 'GET', url: server.url })).toMatchObject({ status: 200 });
      expect(requests).toHaveLength(2);
    },
  );

  it('does not retry twice', async () => {
    const { listener, requests } = answering(503, 503);
    await using server = await serve(listener);
    await expect(client({ method: 'DELETE', url: server.url })).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['POST', 503],
    ['PUT', 429],
    ['PATCH', 500],
  ] as const)('does not repeat a body: %s after %i', async (method, status) => {
    const { listener, requests } = answering(status);
    await using server = await serve(listener);
    await expect(client({ method, url: server.url, json: {} })).rejects.toBeInstanceOf(HttpError);
    expect(requests).toHaveLength(1);
  });

  it.each([301, 302, 307, 308, 304, 400, 401, 404, 422, 501, 599])(
    'throws on %i without retrying',
    async (status) => {
      const { listener, requests } = answering(status);
      await using server = await serve(listener);
      await expect(client({ method: 'GET', url: server.url })).rejects.toMatchObject({
        name: 'HttpError',
        status,
      });
      expect(requests).toHaveLength(1);
    },
  );

  it.each<{ story: string; answer: RequestListener; by?: HttpClient; says: string }>([
    { story: 'never responds', answer: () => {}, by: hastyClient, says: 'TimeoutError' },
    {
      story: 'never ends',
      answer: (_, to) => to.writeHead(200).write('x'),
      by: hastyClient,
      says: 'TimeoutError',
    },
    { story: 'hangs up', answer: (_, to) => to.destroy(), says: 'ECONNRESET' },
    { story: 'sends too much', answer: (_, to) => to.end('x'.repeat(1001)), says: 'longer than 1000 bytes' },
  ])('throws an error with the host name if a server $story', async ({ answer, by = client, says }) => {
    await using server = await serve(answer);
    const calling = by({ method: 'POST', url: `${server.url}/secret`, json: {} });
    await expect(calling).rejects.toThrow(`POST ${new URL(server.url).host}: `);
    await expect(calling).rejects.toThrow(says);
  });

  it('aborts with the caller', async () => {
    await using server = await serve(() => {});
    const signal = AbortSignal.timeout(20);
    await expect(client({ method: 'GET', url: server.url, signal })).rejects.toThrow('TimeoutError');
  });

  it.each([
    ['http://example.com/', /only https/],
    ['ftp://example.com/', /only https/],
    ['file:///etc/passwd', /only https/],
    ['http://127.0.0.1:9464/metrics', /only https/],
    ['https://localhost/', /only https/],
    ['http://0x7f.1/', /only https/],
    ['http://[::1]/', /only https/],
    ['https://192.168.1.10/', /must have a hostname/],
    ['https://[fd00::1]/', /must have a hostname/],
    ['https://user:secret@example.com/', /contains a password/],
    ['no address', /The URL is invalid/],
  ])('refuses to call %s', async (url, says) => {
    const calling = createHttpClient()({ method: 'GET', url });
    await expect(calling).rejects.toThrow(says);
    await expect(calling).rejects.not.toThrow('secret');
  });

  it('does not connect to a name that its lookup refuses', async () => {
    const lookup: LookupFunction = (hostname, _options, callback) =>
      callback(new Error(`${hostname} is not at a public address`), []);
    const calling = createHttpClient({ lookup })({ method: 'POST', url: 'https://crm.example/', json: {} });
    await expect(calling).rejects.toThrow('crm.example is not at a public address');
  });
});
