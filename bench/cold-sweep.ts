import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { SanityClient } from '@sanity/client';
import { atMost, type Report, spread } from './report.ts';
import { untilQuiet } from './quiet.ts';
import { type Platform, startPlatform } from './site.ts';

const DEALERSHIPS = 300;
/** Concurrent requests, like those of a crawler or the morning's first visitors. */
const AT_ONCE = 32;
const PATHS = ['/', '/car-research'];
const MODEL = 'lakeshore';

type Document = { readonly _id: string; readonly _type: string };

/**
 * Requests every page once, right after the website starts: nothing is cached, and each page needs a dozen queries.
 */
export async function coldSweep(): Promise<Report> {
  await using platform = await startPlatform();
  const client = await platform.lakeClient();
  const slugs = await copyDealership(client);
  await untilQuiet();
  const site = await platform.startWeb();
  const { port } = site;
  const pages = slugs.flatMap((slug) => PATHS.map((path) => ({ host: site.hostOf(slug), path })));
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const pings = measurePings(platform);
  const began = performance.now();
  const next = pages[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const page of next) {
        const askedAt = performance.now();
        const status = await statusOf({ port, ...page });
        times.push(performance.now() - askedAt);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const pinged = await pings.stop();
  const failed = pages.length - (statuses.get(200) ?? 0);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    figures: {
      pages: pages.length,
      'responses other than 200': atMost(0, failed),
      'pages/s': pages.length / seconds,
      'per page, ms': spread(times),
      'per page, p99, ms': sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
      'lake ping meanwhile, p99, ms': atMost(100, pinged),
    },
    notes: [
      `Statuses: ${JSON.stringify(Object.fromEntries(statuses))}. Documents: ${await client.fetch<number>('count(*)')}.`,
    ],
  };
}

/** Copies a dealership with its documents, but without the bytes of its images. */
async function copyDealership(client: SanityClient): Promise<string[]> {
  const id = `dealership-${MODEL}`;
  const documents = await client.fetch<Document[]>(
    '*[(_id == $id || dealership._ref == $id) && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])]',
    { id },
    { perspective: 'published' },
  );
  const text = JSON.stringify(documents);
  const own = documents.map(({ _id }) => _id);
  const slugs = Array.from({ length: DEALERSHIPS }, (_, n) => `sweep-${n}`);
  for (const slug of slugs) {
    const copies: Document[] = JSON.parse(
      own.reduce(
        (all, from) => all.replaceAll(JSON.stringify(from), JSON.stringify(`${from}--${slug}`)),
        text,
      ),
    );
    const renamed = copies.map((copy) =>
      copy._type === 'dealership' ? { ...copy, slug: { _type: 'slug', current: slug }, hostnames: [] } : copy,
    );
    // One transaction, because the documents refer to each other.
    const transaction = client.transaction();
    for (const copy of renamed) transaction.createOrReplace(copy);
    await transaction.commit({ visibility: 'async' });
  }
  return slugs;
}

function measurePings(platform: Platform) {
  const times: number[] = [];
  const over = new AbortController();
  const running = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await fetch(`${platform.lakeUrl}/ping`);
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    async stop() {
      over.abort();
      await running;
      return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
    },
  };
}

async function statusOf({ port, host, path }: { port: string; host: string; path: string }): Promise<number> {
  const request = httpRequest({ host: '127.0.0.1', port, path, setHost: false, headers: { Host: host } });
  request.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  for await (const _chunk of response);
  return response.statusCode ?? 0;
}
