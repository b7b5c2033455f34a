import { contact } from '@rooftop/leads/kinds/contact';
import { expect, test, vi } from 'vitest';
import type { Judgement } from '../abuse/defence.ts';
import type { RequestContext } from '../context.server.ts';
import type { AskedLead } from '../leads/dealership-leads.ts';
import { testContext } from '../testing.ts';
import { ANONYMOUS } from '../visitor/visitor-session.ts';
import { consentView } from './consent-wording.server.ts';
import { takeLead } from './take-lead.server.ts';

const WRITTEN = {
  topic: '1',
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@example.com',
  phone: '(315) 555-0126',
  message: 'Hello',
};

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

interface World {
  readonly verdict?: Judgement;
  readonly accept?: RequestContext['leads']['accept'];
  readonly consent?: RequestContext['consent'];
  readonly referer?: string;
}

/** Takes a contact lead; what was handed over and what was remembered stand beside the answer. */
async function take(
  fields: Readonly<Record<string, string>>,
  { verdict = { kind: 'fine' }, accept, consent = ['essential'], referer = '' }: World = {},
) {
  const asked: AskedLead[] = [];
  const remember = vi.fn<typeof ANONYMOUS.remember>(async () => ['adfLead=1']);
  const report = vi.fn<(error: unknown) => void>();
  const context = testContext({
    path: '/contact-us',
    consent,
    report,
    defence: { tokenFor: () => 'token', readForm: () => 'form', judge: async () => verdict },
    visitor: { ...ANONYMOUS, remember },
    leads: {
      accept:
        accept ??
        (async (lead) => {
          asked.push(lead);
          return { kind: 'accepted', id: 'lead-1', number: 7, isRepeat: false };
        }),
    },
  });
  const request = new Request('http://alpha.example/contact-us?topic=1', {
    method: 'POST',
    headers: { referer },
  });
  const { answer, init } = await takeLead({ kind: contact, topic: '1' }, request, formOf(fields), context);
  return { answer, init, lead: asked[0], remember, report, context };
}

test('a lead that is whole is handed over, acknowledged and remembered', async () => {
  const { answer, init, lead, remember } = await take(WRITTEN, { consent: ['essential', 'targeting'] });
  expect(answer).toEqual({
    state: 'sent',
    number: 7,
    event: { name: 'Contact', id: 'lead-1', valueUsd: 2 },
    phone: WRITTEN.phone,
    doubt: null,
  });
  expect(lead).toMatchObject({ topic: '1', suspicion: null, file: null, page: '/contact-us', alsoTo: [] });
  expect(lead?.content).toMatchObject({ contact: { firstName: 'Ana' }, comments: 'Hello' });
  expect(remember).toHaveBeenCalledWith(expect.objectContaining({ email: 'ana@example.com', isLead: true }));
  expect([init.status, init.headers.getSetCookie()]).toEqual([200, ['adfLead=1']]);
});

test('what is wrong is said by codes, and everything that was written comes back', async () => {
  const { answer, init, lead } = await take({ ...WRITTEN, email: 'ana', message: ' ' });
  expect(init.status).toBe(422);
  expect(answer).toMatchObject({
    state: 'again',
    reply: {
      initialValue: { firstName: 'Ana', email: 'ana' },
      error: { email: ['email'], message: ['message'] },
    },
  });
  expect(lead).toBeUndefined();
});

test('spam is answered like everything else', async () => {
  const { answer, lead } = await take(WRITTEN, { verdict: { kind: 'suspicious', reason: 'trap' } });
  expect([answer.state, lead?.suspicion]).toEqual(['sent', 'trap']);
});

test('too many are asked to wait, and lose nothing', async () => {
  const { answer, init, lead } = await take(WRITTEN, {
    verdict: { kind: 'too-many', retryAfterSeconds: 90 },
  });
  expect([init.status, init.headers.get('retry-after')]).toEqual([429, '90']);
  expect(answer).toMatchObject({
    state: 'again',
    reply: { status: 'error', error: { '': ['tooMany'] }, initialValue: { message: 'Hello' } },
  });
  expect(lead).toBeUndefined();
});

test('what could not be stored is not acknowledged', async () => {
  const broken = new Error('no database');
  const { answer, init, report, remember } = await take(WRITTEN, { accept: () => Promise.reject(broken) });
  expect(init.status).toBe(503);
  expect(answer).toMatchObject({ state: 'failed', reply: { initialValue: { message: 'Hello' } } });
  expect(report).toHaveBeenCalledWith(broken);
  expect(remember).not.toHaveBeenCalled();
});

test('advertisers hear of a lead once, and only with consent', async () => {
  const again = async () => ({ kind: 'accepted', id: 'lead-1', number: 7, isRepeat: true }) as const;
  for (const world of [{}, { consent: ['essential', 'targeting'], accept: again }] satisfies World[])
    expect((await take(WRITTEN, world)).answer).toMatchObject({ state: 'sent', event: null });
});

test.each([
  ['ask for Ana', true],
  ['+49 30 901820', false],
  ['(315) 555-0126', false],
])('the number %j is doubted: %j', async (phone, isDoubted) => {
  const { answer } = await take({ ...WRITTEN, phone });
  expect(answer.state === 'sent' && answer.doubt?.includes(phone)).toBe(isDoubted || undefined);
});

test('evidence is what was shown and answered; of other words than today’s there is none', async () => {
  const { context } = await take(WRITTEN);
  const { version, box, fields } = await consentView(context);
  const shown = { ...WRITTEN, [fields.version]: version };
  const unchecked = await take(shown);
  expect(unchecked.lead?.consent).toMatchObject({ textVersion: version, isChecked: false });
  expect(unchecked.lead?.consent?.wording).toContain(box);
  expect((await take({ ...shown, [fields.box]: 'on' })).lead?.consent?.isChecked).toBe(true);
  expect((await take({ ...shown, [fields.version]: 'old', [fields.box]: 'on' })).lead?.consent).toBeNull();
});

test.each([
  ['http://alpha.example/used-cars-for-sale/2020?secret=1', '/used-cars-for-sale/2020'],
  ['http://evil.example/x', '/contact-us'],
  ['nonsense', '/contact-us'],
])('sent from %s', async (referer, page) => {
  expect((await take(WRITTEN, { referer })).lead?.page).toBe(page);
});

test.each<Readonly<Record<string, string>>>([
  { __intent__: '{', __state__: '{' },
  { '__proto__.polluted': 'x', 'constructor[prototype][polluted]': 'x' },
  { 'firstName.x': 'x', 'message[0]': 'x', '': 'x' },
])('names of a form library are no fields: %j', async (hostile) => {
  const { answer, lead } = await take({ ...hostile, ...WRITTEN });
  expect(answer.state).toBe('sent');
  expect(lead?.content.contact.firstName).toBe('Ana');
  expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted');
});
