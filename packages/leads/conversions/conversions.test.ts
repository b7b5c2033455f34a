import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpClient } from '../http/http-client.ts';
import type { LeadContact } from '../lead.ts';
import { type ConversionEvent, conversionEventShape } from './conversion.ts';
import { sendConversion } from './send-conversion.ts';
import { hashedContact } from './user-data.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const NOBODY: LeadContact = { firstName: null, lastName: null, email: null, phone: null, address: null };

describe('hashed contact data', () => {
  test('matches the advertiser’s hashes', () => {
    const contact: LeadContact = {
      firstName: ' Ánn ',
      lastName: "O'Lee",
      email: ' Ann.Lee@Example.COM ',
      phone: '(315) 555-0123',
      address: {
        type: 'home',
        line1: '1 Main St',
        apartment: null,
        city: 'St. Paul 2',
        state: 'MN',
        zip: '55101-1234',
      },
    };
    expect(hashedContact(contact)).toEqual({
      em: hash('ann.lee@example.com'),
      ph: hash('13155550123'),
      fn: hash('ánn'),
      ln: hash("o'lee"),
      ct: hash('stpaul'),
      st: hash('mn'),
      zp: hash('55101'),
      country: hash('us'),
    });
  });

  test.each<[Partial<LeadContact>, object]>([
    [{}, {}],
    [{ email: ' ', firstName: '' }, {}],
    [{ phone: 'call me' }, {}],
    [{ phone: '+442079460018' }, { ph: hash('442079460018') }],
    // A value that looks like a hash is hashed too, so nobody can choose the hash of a name.
    [{ firstName: 'a'.repeat(64) }, { fn: hash('a'.repeat(64)) }],
  ])('%j', (left, hashed) => {
    expect(hashedContact({ ...NOBODY, ...left })).toEqual(hashed);
  });
});

const event: ConversionEvent = {
  provider: 'meta',
  dealership: 'dealership-alpha',
  pixelId: '1234567890',
  eventName: 'Contact',
  eventId: '0197a1b2-0000-7000-8000-000000000001',
  eventTime: 1_795_000_000,
  valueUsd: 2,
  sourceUrl: 'https://www.alpha.example/contact-us',
  userData: { em: hash('ann@example.com'), client_user_agent: 'Mozilla/5.0' },
};

describe('Meta', () => {
  let heard: { url: string | undefined; body: unknown }[] = [];
  let status = 200;
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      heard.push({ url: incoming.url, body: JSON.parse(Buffer.concat(chunks).toString()) });
      outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end('{"events_received":1}');
    });
  });
  const http = createHttpClient({ allowsLoopback: true });
  let apiHost = '';
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
    apiHost = `http://127.0.0.1:${bound.port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    heard = [];
    status = 200;
  });
  const send = (fields: Partial<ConversionEvent> = {}) =>
    sendConversion(conversionEventShape.parse({ ...event, ...fields }), { apiHost, token: 'secret' }, http);

  test('receives the event, with the token in the body and not in the URL', async () => {
    expect(await send()).toEqual({ kind: 'taken' });
    expect(heard).toEqual([
      {
        url: '/v24.0/1234567890/events',
        body: {
          access_token: 'secret',
          data: [
            {
              event_name: 'Contact',
              event_time: 1_795_000_000,
              event_id: '0197a1b2-0000-7000-8000-000000000001',
              event_source_url: 'https://www.alpha.example/contact-us',
              action_source: 'website',
              user_data: { em: hash('ann@example.com'), client_user_agent: 'Mozilla/5.0' },
              custom_data: { currency: 'USD', value: 2 },
            },
          ],
        },
      },
    ]);
  });

  test.each([400, 404])('is not retried after %d', async (answered) => {
    status = answered;
    expect(await send()).toEqual({ kind: 'refused', status: answered });
  });

  test.each([401, 429, 500, 503])('is retried after %d', async (answered) => {
    status = answered;
    await expect(send()).rejects.toThrow(String(answered));
    expect(heard).toHaveLength(1);
  });

  test('receives no unhashed personal data', () => {
    expect(() => send({ userData: { ...event.userData, em: 'ann@example.com' } })).toThrow();
    expect(() => send({ pixelId: '1/../2' })).toThrow();
  });
});
