import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { listen } from './listen.ts';

/** Results of the site's queries: the registry's own result, everything else by dealership. */
export interface StubContent {
  dealerships: { readonly id: string; readonly [field: string]: unknown }[];
  stores: Map<string, unknown[]>;
  homePages: Map<string, unknown>;
  /** Documents of every other type, by type name: `{ review: […], navigation: …, settings: …, leadDelivery: … }`. */
  others: Map<string, Readonly<Record<string, unknown>>>;
}

/** Occurs only in the query for lead delivery. */
const ONLY_OF_LEAD_DELIVERY = '"staffEmails"';
/** Occurs in the registry's query, and in that for one dealership as the registry has it. */
const ONLY_OF_REGISTRY = '"createdAt"';
/** Types with one document per dealership. */
const SINGLE = new Set(['navigation']);

export interface StubLake {
  readonly url: string;
  readonly content: StubContent;
  /** `failing` returns 500 for every request; `garbage` returns 200 and invalid JSON. */
  manners: 'fine' | 'failing' | 'garbage';
  /** Paths with queries of requested images and files, and the request headers. */
  readonly uploads: { readonly target: string; readonly headers: Readonly<Record<string, unknown>> }[];
  /** Images and files by path without query. */
  readonly files: Map<string, { readonly type: string; readonly bytes: Uint8Array }>;
  /** Query responses wait for this promise. They contain the results from when the request came in. */
  held: Promise<void>;
  /** Dealership of each query received so far; '*' is the registry's. */
  readonly queries: string[];
  /** Notifies listeners of a change to one dealership, or to all by default. */
  publish(dealership?: string): void;
  close(): Promise<void>;
}

/**
 * Starts a content lake that returns what GROQ would for the site's queries: results, sync tags, a stream of changes.
 */
export async function startStubLake(content: StubContent): Promise<StubLake> {
  const listeners = new Set<ServerResponse>();
  let event = 0;
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://lake');
    if (lake.manners === 'failing') response.writeHead(500).end('{"message":"down"}');
    else if (lake.manners === 'garbage') response.writeHead(200).end('<html>');
    else if (/^\/(?:images|files)\//.test(url.pathname)) {
      lake.uploads.push({ target: request.url ?? '', headers: request.headers });
      sendFile(response, url.pathname);
    } else if (url.pathname.includes('/data/live/events/')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(`id: ${(event += 1)}\nevent: welcome\ndata: {}\n\n`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    } else {
      const parameter: unknown = JSON.parse(url.searchParams.get('$dealership') ?? 'null');
      const dealership = String(parameter);
      lake.queries.push(dealership);
      const result = find(url.searchParams.get('query') ?? '', dealership);
      const body = JSON.stringify({ result, syncTags: ['s1:everything', `s1:${dealership}`], ms: 1 });
      void lake.held.then(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body));
    }
  });

  function sendFile(response: ServerResponse, path: string): void {
    const file = lake.files.get(path);
    if (file === undefined) {
      response.writeHead(404).end('no such asset');
      return;
    }
    const { type, bytes } = file;
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length, etag: '"1"' }).end(bytes);
  }

  function find(query: string, dealership: string): unknown {
    if (dealership === '*') return content.dealerships;
    const [, type = ''] = /\*\[_type == "(\w+)"/.exec(query) ?? [];
    if (type === 'homePage') return content.homePages.get(dealership) ?? null;
    if (type === 'store') return content.stores.get(dealership) ?? [];
    if (type === 'dealership') {
      if (query.includes(ONLY_OF_REGISTRY))
        return content.dealerships.find(({ id }) => id === dealership) ?? null;
      const documentType = query.includes(ONLY_OF_LEAD_DELIVERY) ? 'leadDelivery' : 'settings';
      return content.others.get(dealership)?.[documentType] ?? null;
    }
    return content.others.get(dealership)?.[type] ?? (SINGLE.has(type) ? null : []);
  }

  const port = await listen(server);
  const lake: StubLake = {
    url: `http://127.0.0.1:${port}`,
    content,
    manners: 'fine',
    uploads: [],
    files: new Map(),
    held: Promise.resolve(),
    queries: [],
    publish(dealership = 'everything') {
      for (const listener of listeners)
        listener.write(`id: ${(event += 1)}\ndata: {"tags":["s1:${dealership}"]}\n\n`);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return lake;
}
