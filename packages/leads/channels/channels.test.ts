import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type OutgoingLead, PermanentFailure } from '../delivery/channel.ts';
import { createHttpClient } from '../http/http-client.ts';
import { serve } from '../../../tests/support/http-server.ts';
import type { Mail } from '../mail/mail.ts';
import { createMailTransport } from '../mail/mail-transport.ts';
import { outgoingMail } from '../../../tests/support/mail.ts';
import {
  exampleContent,
  exampleDestination,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import { exampleLead } from '../../../tests/support/leads/malicious-leads.ts';
import { createChannels } from './create-channels.ts';
import { printMessage } from './print-message.ts';

const never = new AbortController().signal;
const http = createHttpClient({ allowsLoopback: true });
const unused = { send: () => Promise.reject(new Error('No mail is sent here.')) };

const lead = exampleLead({
  content: exampleContent({
    subject: 'Test drive',
    details: [{ name: 'Day', value: 'Monday' }],
    vehicles: [
      exampleVehicle(),
      exampleVehicle({ interest: 'trade-in', model: 'Focus', vin: null, price: null }),
    ],
  }),
});

const toApi = (
  channel: 'text-api' | 'adf-api',
  apiBaseUrl: string | null,
  change: Partial<OutgoingLead> = {},
) => outgoingMail(lead, { destination: exampleDestination({ channel, apiBaseUrl }), ...change });

/** Sends over real HTTP. Returns what the server received. */
async function post(channel: 'text-api' | 'adf-api', status = 202, change: Partial<OutgoingLead> = {}) {
  const got: { url: string | undefined; key: unknown; body: unknown }[] = [];
  await using server = await serve(async (request, response) => {
    const body: unknown = JSON.parse((await request.setEncoding('utf8').toArray()).join(''));
    got.push({ url: `${request.method} ${request.url}`, key: request.headers['idempotency-key'], body });
    response.writeHead(status).end('not read');
  });
  const channels = createChannels({ transport: unused, http });
  await channels.send(toApi(channel, `${server.url}/api/`, change), never);
  return got;
}

describe('API channels', () => {
  it('send text with exactly the fields of spec 7', async () => {
    const file = { name: 'resume-1.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') } as const;
    const [call, ...others] = await post('text-api', 200, { files: [file] });
    expect(others).toEqual([]);
    expect(call).toMatchObject({ url: 'POST /api/email/send', key: '019aa8f0-0000-7000-8000-00000000d001' });
    expect(call?.body).toEqual({
      subject: 'Test drive: 2021 Honda Civic EX, Ada Miller',
      email: 'sales@dealer.example',
      type: 'text',
      body: expect.stringMatching(/^Test drive\n.*File: resume-1\.pdf, stored with the lead/s),
    });
  });

  it('send ADF with exactly the fields of spec 3', async () => {
    const [call] = await post('adf-api');
    expect(call?.url).toBe('POST /api/email/send');
    expect(call?.body).toEqual({
      prospect: { status: 'new' },
      subject: 'Test drive',
      email: 'sales@dealer.example',
      type: 'adf',
      vehicle: {
        interest: 'buy',
        status: 'used',
        make: 'Honda',
        model: 'Civic',
        year: '2021',
        vin: '2HGFC2F66MH500001',
        trim: 'EX',
        bodystyle: 'Sedan',
        transmission: 'A',
        interiorcolor: 'Black',
        exteriorcolor: 'Blue',
        price: '21495.00',
        odometer: '31204',
        comments: 'Sent from https://a.example/contact-us',
      },
      customer: {
        first_name: 'Ada',
        last_name: 'Miller',
        email: 'ada@visitor.example',
        phone: { value: '315-555-0142', type: 'voice', time: 'day' },
        comments: 'Is it still there?\nDay: Monday\nCode: LK-7Q4M',
      },
      vendor: {
        name: 'A Motors',
        contact: { full_name: 'Grace Kim', email: 'gm@dealer.example', phone: '315-555-0100' },
      },
      provider: { name: 'Website - Test drive' },
      comments: [
        'Is it still there?',
        'Day: Monday',
        'Code: LK-7Q4M',
        'Sent from https://a.example/contact-us',
        'Trade-in: 2021 Honda Focus EX, Condition: used, Stock number: L1234, Mileage: 31,204 miles, Body style: Sedan, Transmission: automatic, Color: Blue outside, Black inside',
      ].join('\n'),
    });
  });

  it.each([
    [400, true],
    [422, true],
    [413, true],
    [401, false],
    [404, false],
    [429, false],
    [302, false],
    [500, false],
    [503, false],
  ])('response %i: permanent failure is %s', async (status, isFinal) => {
    const error = await post('text-api', status).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof PermanentFailure).toBe(isFinal);
    expect(String(error)).toContain(`answered ${status}`);
  });

  it.each([
    ['no API URL', null, PermanentFailure],
    ['an unreachable host', 'https://127.0.0.1:1', Error],
  ])('%s is a failure', async (_what, apiBaseUrl, kind) => {
    const channels = createChannels({ transport: unused, http });
    await expect(channels.send(toApi('text-api', apiBaseUrl), never)).rejects.toBeInstanceOf(kind);
  });

  it('call only https by default', async () => {
    await using server = await serve((_request, response) => response.end());
    const channels = createChannels({ transport: unused });
    await expect(channels.send(toApi('adf-api', server.url), never)).rejects.toThrow('only https');
  });
});

const byMail = (channel: 'text-mail' | 'adf-mail') =>
  outgoingMail(lead, { destination: exampleDestination({ channel }) });

describe('mail channels', () => {
  it('write mail for people and for CRMs', async () => {
    const sent: Mail[] = [];
    const transport = { send: async (mail: Mail) => void sent.push(mail) };
    const channels = createChannels({ transport });
    await channels.send(byMail('text-mail'), never);
    await channels.send(byMail('adf-mail'), never);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Test drive: 2021 Honda Civic EX, Ada Miller',
      'ADF lead for A Motors: Test drive',
    ]);
    expect(sent.map(({ text }) => text.slice(0, 5))).toEqual(['Test ', '<?xml']);
  });

  it('link people to the lead in the desk, and CRMs to nothing', async () => {
    const sent: Mail[] = [];
    const transport = { send: async (mail: Mail) => void sent.push(mail) };
    const channels = createChannels({ transport, studioUrl: 'https://studio.example/' });
    for (const channel of ['text-mail', 'adf-mail'] as const) await channels.send(byMail(channel), never);
    const url = `https://studio.example/desk/${lead.dealership}/leads/${lead.id}`;
    expect(sent.map(({ text }) => text.includes(url))).toEqual([true, false]);
    expect(sent[0]?.html).toContain(`href="${url}"`);
    const printed = printMessage(outgoingMail(lead), 'https://studio.example');
    expect(printed).toContain(url);
  });

  it('reject rather than throw synchronously', async () => {
    const outgoing = outgoingMail(lead, { destination: exampleDestination({ to: 'nobody' }) });
    const channels = createChannels({ transport: unused });
    await expect(channels.send(outgoing, never)).rejects.toBeInstanceOf(PermanentFailure);
  });

  it('write files if there is no mail server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rooftop-mail-'));
    try {
      const channels = createChannels({ transport: createMailTransport({ folder }) });
      await channels.send(byMail('adf-mail'), never);
      expect(await readdir(folder)).toHaveLength(1);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
