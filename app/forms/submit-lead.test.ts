import { UNKNOWN_VISITOR } from '@rooftop/leads/visitor';
import { contact } from '@rooftop/leads/kinds/contact';
import { describe, expect, test, vi } from 'vitest';
import type { SpamVerdict } from './spam-filter/spam-filter.ts';
import type { RequestContext } from '../context.server.ts';
import type { LeadRequest } from '@rooftop/platform/leads/dealership-leads';
import { testAppointments } from '../../tests/support/appointments.ts';
import { testContent, testContext, testSettings } from '../../tests/support/website.ts';
import { testSpamFilter } from '../../tests/support/spam-filter.ts';
import { ANONYMOUS } from '../visitor/visitor-session.ts';
import { consentView } from './consent-wording.server.ts';
import { type SubmitLeadOptions, submitLead } from './submit-lead.server.ts';

const LEAD = '0198f2c4-9d1e-7c3a-8b52-007e57abcdef';

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
  readonly verdict?: SpamVerdict;
  readonly accept?: RequestContext['leads']['accept'];
  readonly consent?: RequestContext['consent'];
  readonly referer?: string;
  readonly content?: RequestContext['content'];
  readonly appointments?: RequestContext['appointments'];
  readonly profile?: Partial<typeof UNKNOWN_VISITOR>;
  readonly options?: Partial<SubmitLeadOptions<typeof contact.fields>>;
}

/** Submits a contact lead. Returns the response with the accepted lead and what was remembered. */
async function take(
  fields: Readonly<Record<string, string>>,
  {
    verdict = { kind: 'fine' },
    accept,
    consent = ['essential'],
    referer = '',
    content,
    appointments,
    profile = {},
    options: more,
  }: World = {},
) {
  const leadRequests: LeadRequest[] = [];
  const remember = vi.fn<typeof ANONYMOUS.remember>(async () => ['adfLead=1']);
  const report = vi.fn<(error: unknown) => void>();
  const context = testContext({
    path: '/contact-us',
    ...(content !== undefined && { content }),
    ...(appointments !== undefined && { appointments }),
    consent,
    report,
    spamFilter: testSpamFilter(verdict),
    visitor: { ...ANONYMOUS, remember, profile: async () => ({ ...UNKNOWN_VISITOR, ...profile }) },
    leads: {
      accept:
        accept ??
        (async (lead) => {
          leadRequests.push(lead);
          return { id: LEAD, number: 7, code: 'LK-7Q4M', isRepeat: false, channels: ['text-mail'] };
        }),
    },
  });
  const request = new Request('http://alpha.example/contact-us?topic=1', {
    method: 'POST',
    headers: { referer },
  });
  const { answer, init } = await submitLead(
    { kind: contact, topic: '1', ...more },
    request,
    formOf(fields),
    context,
  );
  return { answer, init, lead: leadRequests[0], remember, report, context };
}

test('does not tell the browser the number of the lead, which counts those of the dealership', async () => {
  const { answer } = await take(WRITTEN, { consent: ['essential', 'targeting'] });
  expect(JSON.stringify(answer)).not.toMatch(/"number"|:7\b/);
});

test('submits, acknowledges, and remembers a complete lead', async () => {
  const { answer, init, lead, remember } = await take(WRITTEN, { consent: ['essential', 'targeting'] });
  expect(answer).toEqual({
    state: 'sent',
    code: 'LK-7Q4M',
    fact: {
      kind: 'formSent',
      form: 'CONTACT',
      topic: '1',
      vin: null,
      submission: 0x7e_57ab_cdef,
      event: { name: 'Contact', id: LEAD, valueUsd: 2 },
    },
    phone: WRITTEN.phone,
    isPhoneVerified: false,
    doubt: null,
    instead: null,
  });
  expect(lead).toMatchObject({ topic: '1', suspicion: null, files: [], page: '/contact-us', alsoTo: [] });
  expect(lead?.content).toMatchObject({ contact: { firstName: 'Ana' }, comments: 'Hello' });
  expect(remember).toHaveBeenCalledWith(expect.objectContaining({ email: 'ana@example.com', isLead: true }));
  expect([init.status, init.headers.getSetCookie()]).toEqual([200, ['adfLead=1']]);
});

test('returns error codes and the entire input', async () => {
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

test.each([true, false])(
  'says that a held lead is checked first, under the usual heading: %j',
  async (isHeld) => {
    const { answer, lead, remember } = await take(WRITTEN, {
      verdict: { kind: 'suspicious', reason: 'trap', mayBePerson: isHeld },
      content: testContent({ settings: async () => testSettings({ phone: '+13155550100' }) }),
    });
    expect([answer.state, lead?.suspicion]).toEqual(['sent', 'trap']);
    expect(answer).toMatchObject({
      instead: {
        heading: null,
        text: expect.stringMatching(/check.*by hand.*Nothing is confirmed.*\(315\) 555-0100/),
      },
    });
    expect(remember).toHaveBeenCalledWith(expect.objectContaining({ isHeld: true }));
    expect(remember).not.toHaveBeenCalledWith(expect.objectContaining({ isLead: true }));
  },
);

test('does not accept a lead before the proof, and preserves the input', async () => {
  const challenge = { work: '{}', confirm: 'x' };
  const { answer, init, lead } = await take(WRITTEN, { verdict: { kind: 'challenge', challenge } });
  expect(init.status).toBe(428);
  expect(answer).toMatchObject({
    state: 'again',
    token: 'token',
    challenge,
    reply: { error: { '': ['confirm'] }, initialValue: { message: 'Hello' } },
  });
  expect(lead).toBeUndefined();
});

test('asks visitors over the limit to wait, and preserves the input', async () => {
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

describe('without any recipient', () => {
  const accept = async () =>
    ({ id: LEAD, number: 7, code: 'LK-7Q4M', isRepeat: false, channels: [] }) as const;
  const withPhone = (company: Parameters<typeof testSettings>[0]) =>
    testContent({ settings: async () => testSettings(company) });

  test.each([
    [{ phone: '+13155550100' }, {}, 'To talk to someone, please call (315) 555-0100.'],
    [
      { phone: '+13155550100', salesPhone: '+13155550101' },
      {},
      'To talk to someone, please call (315) 555-0101.',
    ],
    [
      { salesPhone: '+13155550101', servicePhone: '+13155550102' },
      { kind: { ...contact, form: 'SERVICE' as const } },
      'To talk to someone, please call (315) 555-0102.',
    ],
    [{}, {}, 'To talk to someone, please call or visit the dealership.'],
  ])('tells the shopper how to reach the store, without promises: %j %j', async (company, options, text) => {
    const { answer } = await take(WRITTEN, { accept, content: withPhone(company), options });
    expect(answer).toMatchObject({ state: 'sent', instead: { heading: 'We saved your request', text } });
  });

  test('still grants the unlock', async () => {
    const { answer } = await take(WRITTEN, { accept, options: { unlocks: { unlockedInventory: true } } });
    expect(answer).toMatchObject({ state: 'sent', instead: null });
  });
});

test.each([
  [['text-mail'] as const, undefined],
  [['text-mail', 'adf-mail'] as const, true],
])('a lead via %j is remembered as sent by ADF: %j', async (channels, sentAdf) => {
  const accept = async () => ({ id: LEAD, number: 7, code: 'LK-7Q4M', isRepeat: false, channels }) as const;
  const { remember } = await take(WRITTEN, { accept });
  expect(remember.mock.calls[0]?.[0].sentAdf).toBe(sentAdf);
});

test('does not acknowledge a lead that could not be stored', async () => {
  const broken = new Error('no database');
  const { answer, init, report, remember } = await take(WRITTEN, { accept: () => Promise.reject(broken) });
  expect(init.status).toBe(503);
  expect(answer).toMatchObject({ state: 'failed', reply: { initialValue: { message: 'Hello' } } });
  expect(report).toHaveBeenCalledWith(broken);
  expect(remember).not.toHaveBeenCalled();
});

test.each([
  ['frees a time that nothing else promises', null, 1],
  ['keeps a time that an earlier lead promised', 'lead-0', 0],
])('if it cannot be stored, %s', async (_what, lead, times) => {
  const release = vi.fn<() => Promise<void>>(async () => {});
  const appointment = {
    id: 'drive',
    start: new Date('2026-11-24T15:30:00Z'),
    end: new Date('2026-11-24T16:30:00Z'),
    kind: 'testDrive',
    timeZone: 'America/New_York',
  } as const;
  const appointments = testAppointments();
  const stored = { ...appointment, store: '', status: 'booked', sequence: 0, lead, inCrm: false } as const;
  appointments.stored.set('drive', stored);
  const { init } = await take(WRITTEN, {
    appointments,
    accept: () => Promise.reject(new Error('down')),
    options: {
      reservation: {
        reserve: async () => ({
          kind: 'reserved',
          appointment: { ...appointment, state: 'booked', sequence: 0, services: [] },
        }),
        release,
      },
    },
  });
  expect(init.status).toBe(503);
  expect(release).toHaveBeenCalledTimes(times);
});

test('keeps the input if a time cannot be reserved', async () => {
  const { answer, init, lead, report } = await take(WRITTEN, {
    options: {
      reservation: { reserve: () => Promise.reject(new Error('down')), release: async () => {} },
    },
  });
  expect([init.status, lead]).toEqual([503, undefined]);
  expect(answer).toMatchObject({ state: 'failed', reply: { initialValue: { message: 'Hello' } } });
  expect(report).toHaveBeenCalledOnce();
});

test('reports a lead to advertisers once, and only with consent', async () => {
  const again = async () =>
    ({ id: LEAD, number: 7, code: 'LK-7Q4M', isRepeat: true, channels: ['text-mail'] }) as const;
  const targeting = ['essential', 'targeting'] as const;
  expect((await take(WRITTEN)).answer).toMatchObject({ state: 'sent', fact: { event: null } });
  expect((await take(WRITTEN, { consent: targeting, accept: again })).answer).toMatchObject({
    state: 'sent',
    fact: null,
  });
});

test.each([
  ['ask for Ana', true],
  ['+49 30 901820', false],
  ['(315) 555-0126', false],
])('the number %j is doubtful: %j', async (phone, isDoubted) => {
  const { answer } = await take({ ...WRITTEN, phone });
  expect(answer.state === 'sent' && answer.doubt?.includes(phone)).toBe(isDoubted || undefined);
});

test.each(['en', 'es'] as const)(
  'has a single statement about calls and texts, the optional checkbox: %s',
  async (locale) => {
    const view = await consentView({ ...testContext({ locale }) });
    expect(Object.keys(view)).not.toContain('disclaimer');
    const says = {
      en: [
        'By checking this box',
        'call and text',
        'auto-dialed or prerecorded',
        'optional',
        'standard message and data rates',
      ],
      es: [
        'Al marcar esta casilla',
        'llame y me envíe',
        'marcación automática',
        'opcional',
        'tarifas normales',
      ],
    };
    for (const words of says[locale]) expect(view.box).toContain(words);
  },
);

test.each([
  ['the verified number, written otherwise', '+13155550126', true, true],
  ['another number than the verified one', '+13155550127', true, false],
  ['a number that was never verified', '+13155550126', false, false],
])('needs no code only for the number that was verified: %s', async (_what, known, phoneVerified, is) => {
  const profile = { phone: known, phoneVerified };
  const { answer } = await take({ ...WRITTEN, phone: '(315) 555-0126' }, { profile });
  expect(answer).toMatchObject({ state: 'sent', isPhoneVerified: is });
});

test('records what was shown and done as evidence, but not for a different text than today’s', async () => {
  const { context } = await take(WRITTEN);
  const { version, box, optional, links, fields } = await consentView(context);
  const shown = { ...WRITTEN, [fields.version]: version };
  const unchecked = await take(shown);
  expect(unchecked.lead?.consent).toMatchObject({ textVersion: version, isChecked: false });
  const shownLinks = links.map(({ label }) => label).join(' · ');
  expect(unchecked.lead?.consent?.wording).toBe(`☐ ${box} ${optional}\n${shownLinks}`);
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
])('ignores field names of the form library: %j', async (hostile) => {
  const { answer, lead } = await take({ ...hostile, ...WRITTEN });
  expect(answer.state).toBe('sent');
  expect(lead?.content.contact.firstName).toBe('Ana');
  expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted');
});
