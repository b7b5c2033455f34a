import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { serve } from '../../../tests/support/http-server.ts';
import { exampleLead } from '../../../tests/support/leads/malicious-leads.ts';
import {
  exampleContent,
  exampleDestination,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import { outgoingMail } from '../../../tests/support/mail.ts';
import { PermanentFailure } from '../delivery/channel.ts';
import { createHttpClient } from '../http/http-client.ts';
import { exampleDelivery } from '../../../tests/support/lead-delivery.ts';
import { shownDestination } from '../destination.ts';
import { describeDestination } from '../wording/lead-words.ts';
import { webhookChannel } from './webhook.ts';

const http = createHttpClient({ allowsLoopback: true });
const never = new AbortController().signal;
const noMail = { send: () => Promise.reject(new Error('No mail is sent here.')) };
const lead = exampleLead({
  content: exampleContent({ comments: 'Señor “Ω” 🚗', vehicles: [exampleVehicle()] }),
});

/** Sends over real HTTP, to a server that answers with the given statuses. Returns what it received. */
async function post(key: string | null, statuses: readonly number[] = [204], sent = lead) {
  const calls: { body: string; headers: NodeJS.Dict<string | string[]>; url: string | undefined }[] = [];
  await using server = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    calls.push({ body, headers: request.headers, url: `${request.method} ${request.url}` });
    response.writeHead(statuses[calls.length - 1] ?? 204).end();
  });
  const outgoing = outgoingMail(sent, {
    destination: exampleDestination({ channel: 'webhook', to: `${server.url}/hooks/leads?team=7` }),
  });
  const attempts = [];
  const means = { transport: noMail, http, findWebhookKey: async () => key, inbound: null, deskUrl: null };
  for (const _status of statuses)
    attempts.push(await webhookChannel.send(outgoing, never, means).catch((error: unknown) => error));
  return { calls, attempts };
}

/** Verifies a call as a receiver does. */
function isSigned({ body, headers }: { body: string; headers: NodeJS.Dict<string | string[]> }, key: Buffer) {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

describe('webhook', () => {
  it('gets every lead, also one without a reader and one that CRMs do not want', () => {
    const settings = exampleDelivery({ webhooks: ['https://hooks.example/leads'] });
    expect(webhookChannel.destinationsOf({ settings, readers: [], crms: [] })).toEqual([
      { to: 'https://hooks.example/leads', apiBaseUrl: null, adfFormat: 'standard' },
    ]);
  });

  it('posts the lead as signed JSON', async () => {
    const [call] = (await post('a long key')).calls;
    expect(call?.url).toBe('POST /hooks/leads?team=7');
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': '019aa8f0-0000-7000-8000-00000000d001',
    });
    const seconds = Number(call?.headers['webhook-timestamp']);
    expect(Math.abs(seconds - Date.now() / 1000)).toBeLessThan(60);
    expect(call && isSigned(call, Buffer.from('a long key'))).toBe(true);
    expect(call && isSigned({ ...call, body: `${call.body} ` }, Buffer.from('a long key'))).toBe(false);
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      type: 'lead.created',
      timestamp: lead.acceptedAt.toISOString(),
      data: {
        id: lead.id,
        number: lead.number,
        form: 'CONTACT',
        topic: '7',
        contact: { firstName: 'Ada', email: 'ada@visitor.example' },
        comments: 'Señor “Ω” 🚗',
        // With the prices that staff and the website show (tests/prices).
        vehicles: lead.content.vehicles,
        page: 'https://a.example/contact-us',
      },
    });
    // Where the visitor was is nobody's business but ours.
    expect(call?.body).not.toContain('203.0.113.7');
  });

  it('says of a confidential lead only where staff read it', async () => {
    const staffUrl = 'https://studio.example/credit-applications/dealership-a/1';
    const content = { ...lead.content, subject: 'Credit application', staffUrl };
    const [call] = (await post('key', [204], { ...lead, form: 'FULL_CREDIT_APP', content })).calls;
    const { id, number, isTest, acceptedAt } = lead;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      type: 'lead.created',
      timestamp: acceptedAt.toISOString(),
      data: {
        id,
        number,
        form: 'FULL_CREDIT_APP',
        topic: '7',
        isTest,
        subject: 'Credit application',
        staffUrl,
      },
    });
  });

  it.each([
    ['https://crm.example/hooks?key=secret', 'Webhook to crm.example', 'Webhook a crm.example'],
    ['no URL', 'Webhook to an invalid URL', 'Webhook a una URL no válida'],
  ])('shows staff of %s only the host', (to, en, es) => {
    const shown = shownDestination({ channel: 'webhook', to });
    expect(describeDestination(shown, 'en')).toBe(en);
    expect(describeDestination(shown, 'es')).toBe(es);
  });

  it('takes a key as most services issue it', async () => {
    const secret = Buffer.alloc(24, 9);
    const [call] = (await post(`whsec_${secret.toString('base64')}`)).calls;
    expect(call && isSigned(call, secret)).toBe(true);
  });

  it('sends the same id with every attempt', async () => {
    const { calls, attempts } = await post('key', [500, 200]);
    expect(attempts).toEqual([
      expect.objectContaining({ message: expect.stringContaining('500') }),
      undefined,
    ]);
    expect(attempts[0]).not.toBeInstanceOf(PermanentFailure);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('gives up when the lead is refused', async () => {
    expect((await post('key', [422])).attempts).toEqual([expect.any(PermanentFailure)]);
  });

  it('waits for its key and sends nothing unsigned', async () => {
    const { calls, attempts } = await post(null);
    expect(calls).toEqual([]);
    expect(attempts).toEqual([new Error('The secret webhook-key is not set.')]);
    expect(attempts[0]).not.toBeInstanceOf(PermanentFailure);
  });
});
