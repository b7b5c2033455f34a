import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ask, originOf } from './ask.ts';
import { addressOf, type FilledForm, readForms, SENT } from './contact-forms.ts';
import type { CrowdResult } from './overload/crowd-shape.ts';
import { runCrowd } from './overload/run-crowd.ts';
import { untilQuiet } from './quiet.ts';
import { atLeast, atMost, type Report } from './report.ts';
import { type Site, startPlatform } from './site.ts';

const CONNECTIONS = 1000;
/** Seconds of each of the two loads. */
const SECONDS = 30;
const SEARCHES = 500;
/** People who fill in a form before the load and send it during the load. */
const LEADS = 100;
const SLOW_CLIENTS = 100;
const LARGE_BODY = 50 * 2 ** 20;
const SEARCH = '/cars-for-sale';
/** People who search, each from their own IP address. */
const SEARCHERS = 1000;
/** The last parameter keeps them from being cached, so that each response is rendered. */
const ONE_SEARCH = [`${SEARCH}?overload=1`];
const MANY_SEARCHES = Array.from(
  { length: SEARCHES },
  (_, n) => `${SEARCH}?mileage=1000,${20000 + n * 50}&overload=1`,
);

/**
 * Far more than a website process can render, for a minute (R6): 1,000 connections on one search, then on 500
 * searches, together with slow clients and 50 MB bodies. Meanwhile people view cached pages and send forms.
 */
export async function overload(): Promise<Report> {
  await using platform = await startPlatform();
  // Each person has a separate IP address, as behind a proxy.
  const site = await platform.startWeb({ TRUST_PROXY: '1', FORMS_PER_HOUR: '100000' });
  await untilQuiet();
  for (let visit = 0; visit < 3; visit += 1) await ask(site, { path: '/' });
  const calm = await timeOfSearches(site);
  const people = await readForms(LEADS, (path, address) => ask(site, { path, address }));
  await warmUp(site);
  const memoryBefore = await site.memory();

  const over = new AbortController();
  const watching = watchCachedPages(site, over.signal);
  const leads = sendForms(site, people, over.signal);
  const slow = openSlowClients(site);
  const large = sendLargeBodies(site, over.signal);
  const one = await attack(site, ONE_SEARCH);
  const many = await attack(site, MANY_SEARCHES);
  over.abort();
  const stopped = performance.now();
  const answers = await leads;
  const cached = await watching;
  for (const socket of slow) socket.destroy();
  await large;
  const recovery = await untilNormal(site, calm, stopped);
  await sleep(10_000);
  const memoryAfter = await site.memory();
  await sleep(50_000);
  const memoryLater = await site.memory();

  const accepted = answers.filter(({ status, body }) => status === 200 && body.includes(SENT)).length;
  const worst = percentile(
    cached.map(({ milliseconds }) => milliseconds),
    0.99,
  );
  return {
    figures: {
      'responses/s, one search': one.perSecond,
      'share refused': one.refused,
      'p99, ms': atMost(1000, one.p99),
      'responses/s, many searches': many.perSecond,
      'share refused (many)': many.refused,
      'p99, ms (many)': atMost(1000, many.p99),
      'connections without a response': atMost(0, one.errors + many.errors),
      'cached pages meanwhile, failed': atMost(0, cached.filter(({ status }) => status !== 200).length),
      'cached pages meanwhile, p99, ms': worst,
      'forms sent': answers.length,
      'forms accepted, share': atLeast(0.99, accepted / answers.length),
      'forms, p99, ms': percentile(
        answers.map(({ milliseconds }) => milliseconds),
        0.99,
      ),
      'memory 10 s afterwards, ratio': atMost(1.2, memoryAfter / memoryBefore),
      'memory a minute afterwards, ratio': atMost(1.2, memoryLater / memoryBefore),
      'seconds until searches are back to normal': atMost(5, recovery),
    },
    notes: [
      `Memory: ${[memoryBefore, memoryAfter, memoryLater].map((bytes) => Math.round(bytes / 2 ** 20)).join(', ')} MB.`,
      `A search took ${Math.round(calm)} ms before. ${SLOW_CLIENTS} slow clients and bodies of ${LARGE_BODY / 2 ** 20} MB ran beside both loads.`,
      `Responses to forms: ${JSON.stringify(
        Object.fromEntries(
          Map.groupBy(answers, ({ status }) => status)
            .entries()
            .map(([status, all]) => [status, all.length]),
        ),
      )}.`,
    ],
  };
}

const crowdOf = ({ port, host }: Site, paths: readonly string[]) => ({
  port,
  host,
  requests: Array.from({ length: SEARCHERS }, (_, n) => ({
    path: paths[n % paths.length] ?? SEARCH,
    address: addressOf(LEADS + n),
  })),
});

const attack = (site: Site, paths: readonly string[]): Promise<CrowdResult> =>
  runCrowd({ ...crowdOf(site, paths), seconds: SECONDS, connections: CONNECTIONS });

/** A process that has had no load and has empty caches is no baseline for memory. */
const warmUp = (site: Site): Promise<CrowdResult> =>
  runCrowd({ ...crowdOf(site, MANY_SEARCHES), seconds: 20, connections: 32 });

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Milliseconds of an uncached search without load. */
async function timeOfSearches(site: Site): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 30; n += 1) {
    times.push((await ask(site, { path: `${SEARCH}?mileage=2000,${20000 + n}` })).milliseconds);
  }
  return percentile(times, 0.5);
}

async function watchCachedPages(site: Site, over: AbortSignal): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!over.aborted) {
    answers.push(await ask(site, { path: '/' }));
    await sleep(100);
  }
  return answers;
}

/** Sends the forms one by one, evenly over the load. */
async function sendForms(site: Site, people: readonly FilledForm[], over: AbortSignal): Promise<Answer[]> {
  const sent: Promise<Answer>[] = [];
  for (const { address, path, form } of people) {
    if (over.aborted) break;
    sent.push(ask(site, { path, address, form }));
    await sleep((2 * SECONDS * 1000) / LEADS);
  }
  return Promise.all(sent);
}

/** Opens clients that send a request one byte at a time and never finish. */
function openSlowClients({ port, host }: Site): Socket[] {
  return Array.from({ length: SLOW_CLIENTS }, () => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
    socket.write(`GET ${SEARCH} HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    const timer = setInterval(() => socket.write('s'), 500);
    socket.once('close', () => clearInterval(timer));
    return socket;
  });
}

/** Sends bodies far larger than any form of the site, one by one. */
async function sendLargeBodies({ port, host }: Site, over: AbortSignal): Promise<void> {
  const body = Buffer.alloc(LARGE_BODY, 'a');
  while (!over.aborted) {
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      path: '/contact-us',
      method: 'POST',
      setHost: false,
      agent: false,
      headers: {
        Host: host,
        Origin: originOf(host),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    });
    request.on('response', (response) => response.resume());
    request.end(body);
    await Promise.race([once(request, 'close'), sleep(5000)]).catch(() => {});
    request.destroy();
    await sleep(500);
  }
}

/** Seconds after the load until three consecutive searches take at most twice their usual time. */
async function untilNormal(site: Site, usual: number, stopped: number): Promise<number> {
  let inARow = 0;
  for (let n = 0; inARow < 3; n += 1) {
    const { status, milliseconds } = await ask(site, { path: `${SEARCH}?mileage=3000,${20000 + n}` });
    inARow = status === 200 && milliseconds <= Math.max(2 * usual, 50) ? inARow + 1 : 0;
    if (performance.now() - stopped > 60_000) return Number.POSITIVE_INFINITY;
  }
  return (performance.now() - stopped) / 1000;
}
