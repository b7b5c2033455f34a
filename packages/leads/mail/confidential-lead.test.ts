import { expect, it } from 'vitest';
import {
  exampleContent,
  exampleDestination,
  exampleVehicle,
} from '../../../tests/support/leads/submissions.ts';
import { exampleLead } from '../../../tests/support/leads/malicious-leads.ts';
import { outgoingMail, readMail } from '../../../tests/support/mail.ts';
import { serve } from '../../../tests/support/http-server.ts';
import { createChannels } from '../channels/create-channels.ts';
import { createHttpClient } from '../http/http-client.ts';
import { listDestinations } from '../list-destinations.ts';
import { createRouting } from '../routing.ts';
import { kinds } from '../kinds/kinds.ts';
import { exampleDelivery } from '../../../tests/support/lead-delivery.ts';
import { composeMail } from './compose-mail.ts';
import { textMail } from './text-mail.ts';

const staffUrl =
  'https://studio.example/credit-applications/dealership-a/019aa8f0-0000-7000-8000-000000000001';
const lead = exampleLead({
  form: 'FULL_CREDIT_APP',
  content: exampleContent({
    subject: 'Credit application',
    staffUrl,
    contact: {
      firstName: 'Zoë',
      lastName: 'Nuñez',
      email: 'zoe@visitor.example',
      phone: '+13155550142',
      address: {
        type: 'home',
        line1: '1 Lake St',
        apartment: null,
        city: 'Utica',
        state: 'NY',
        zip: '13501',
      },
    },
    comments: 'My income is 5,123 a month',
    details: [{ name: 'Employer', value: 'Northwind' }],
    vehicles: [exampleVehicle()],
  }),
  consent: { textVersion: 'calls-1', wording: 'A Motors may call me.', isChecked: true },
});
const PERSONAL = /zoë|nuñez|visitor\.example|315|0142|lake st|utica|13501|5,123|northwind|civic|203\.0\.113/i;

it('is mailed as its number and a link', async () => {
  const mail = textMail(outgoingMail(lead));
  expect(mail.text).toBe(`Credit application
Lead ${lead.number}, code ${lead.code}, Sat, Nov 21, 2026, 2:05 PM EST

READ IT IN THE STUDIO
${staffUrl}
Sign in with your code. Every reading is logged.
`);
  const { subject, replyTo, html, text } = await readMail(await composeMail(mail));
  expect({ subject, replyTo }).toEqual({ subject: 'Credit application', replyTo: undefined });
  expect(html).toContain(`href="${staffUrl}"`);
  for (const part of [subject, html, text])
    expect(String(part).replaceAll(staffUrl, '')).not.toMatch(PERSONAL);
});

it('is sent without personal data by API', async () => {
  const bodies: string[] = [];
  await using server = await serve(async (request, response) => {
    bodies.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(204).end();
  });
  const channels = createChannels({
    transport: { send: () => Promise.reject(new Error('not mail')) },
    http: createHttpClient({ allowsLoopback: true }),
  });
  const destination = exampleDestination({
    channel: 'text-api',
    to: 'finance@dealer.example',
    apiBaseUrl: server.url,
  });
  await channels.send(outgoingMail(lead, { destination }), new AbortController().signal);
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toContain(staffUrl);
  expect(bodies[0]?.replaceAll(staffUrl, '')).not.toMatch(PERSONAL);
});

it('goes to no CRM', () => {
  const routing = createRouting(kinds.FULL_CREDIT_APP, { topic: null, alsoTo: [] });
  const settings = exampleDelivery({ crmAddresses: ['crm@dealer.example'], usesPlaceholderVehicle: true });
  const channels = listDestinations(routing, lead.content, settings).map(({ channel }) => channel);
  expect(channels.filter((channel) => channel.startsWith('adf'))).toEqual([]);
});
