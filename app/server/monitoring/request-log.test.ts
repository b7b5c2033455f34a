import { EventEmitter } from 'node:events';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDealership } from '../../../tests/support/website.ts';
import type { SiteRequest, WebEnv, WebMiddleware } from '../site-request.ts';
import { createReporter, recordRequests } from './request-log.ts';

const visitOf = (): SiteRequest => ({
  requestId: '1',
  dealership: testDealership(),
  origin: 'https://alpha.example',
  ipAddress: null,
  route: 'page',
});

/** Levels and texts of what is logged about a request. @param status that its response has. 0: none was sent */
async function logged(status: number, answer: WebMiddleware): Promise<readonly string[]> {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const outgoing = Object.assign(new EventEmitter(), {
    statusCode: status === 0 ? 200 : status,
    headersSent: status !== 0,
    writableFinished: status !== 0,
  });
  const app = new Hono<WebEnv>();
  app.use(recordRequests(log, { answered: () => {} }));
  app.use(answer);
  app.onError((error, c) => {
    createReporter(log, () => {})(error, c.get('siteRequest'));
    return c.body(null, 500);
  });
  await app.request('/', {}, { incoming: { method: 'GET' }, outgoing });
  outgoing.emit('close');
  return lines.map((line) => {
    const { level, msg }: { level: number; msg: string } = JSON.parse(line);
    return `${level} ${msg}`;
  });
}

test.each<[what: string, status: number, answer: WebMiddleware, lines: readonly string[]]>([
  ['a page', 200, async (c) => c.body(null, 200), ['30 request']],
  [
    'a response 500 that nobody explained',
    500,
    async (c) => c.body(null, 500),
    ['30 request', '50 answered 500 without a logged cause'],
  ],
  [
    'a response 500 of a visit that nobody explained',
    500,
    async (c) => {
      c.set('siteRequest', visitOf());
      return c.body(null, 500);
    },
    ['30 request', '50 answered 500 without a logged cause'],
  ],
  [
    'an exception',
    500,
    async (c) => {
      c.set('siteRequest', visitOf());
      throw new Error('broken');
    },
    ['50 request failed', '30 request'],
  ],
  [
    'an exception without a visit, which is logged where it is caught',
    500,
    async (c) => {
      c.set('failure', new Error('broken'));
      return c.body(null, 500);
    },
    ['30 request'],
  ],
  ['content that is down', 503, async (c) => c.body(null, 503), ['30 request']],
  ['a client that left', 0, async (c) => c.body(null, 200), ['30 request']],
])('%s is logged once', async (_what, status, answer, lines) => {
  expect(await logged(status, answer)).toEqual(lines);
});
