import { describe, expect, test } from 'vitest';
import { kinds } from '@rooftop/leads/kinds/kinds';
import { applicationShape } from '@rooftop/vault/applications/application';
import { ANA_USER, BAKERY_JOB, RENTED_HOME } from '../../../../tests/support/credit-application.ts';
import { postForm, recordLeads } from '../../../../tests/support/leads/record-leads.ts';
import { testContent, testContext, testCreditDrafts } from '../../../../tests/support/website.ts';
import { testStaffMember } from '../../../../tests/support/staff-members.ts';
import type { RequestContext } from '#app/context.server.ts';
import { formView } from './credit-form-view.server.ts';
import { FORM_PATH } from './credit-paths.ts';
import { submitStep } from './submit-step.server.ts';

const FORM = `http://alpha.example${FORM_PATH}`;
const content = testContent({
  staff: async () => [testStaffMember({ slug: 'dana-reed', firstName: 'Dana', lastName: 'Reed' })],
});
type Values = Readonly<Record<string, string>>;

const entry = (at: number, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${at}.${name}`, value]));

/** A browser: what it posts, and the cookie that it got. */
function browser(more: Partial<RequestContext> = {}) {
  const { leads, context: recording } = recordLeads();
  const drafts = testCreditDrafts();
  const creditDrafts: RequestContext['creditDrafts'] = {
    ...drafts,
    findReceived: async (id) =>
      leads.some(({ creditApplication }) => creditApplication?.draft === id)
        ? { code: 'LK-7Q4M', receivedAt: new Date('2026-11-23T19:31:00Z'), hasRecipient: true }
        : null,
  };
  let cookies: string | null = null;
  const context = () =>
    testContext({
      content,
      creditDrafts,
      path: FORM_PATH,
      ...recording,
      client: { cookies, ipAddress: '203.0.113.7', userAgent: 'test' },
      ...more,
    });
  return {
    leads,
    draft: async () => creditDrafts.read(creditDrafts.readId(cookies) ?? ''),
    draftOf: async (sent: string | null) => creditDrafts.read(creditDrafts.readId(sent) ?? ''),
    deleteDraft: async () => creditDrafts.delete(creditDrafts.readId(cookies) ?? ''),
    cookies: () => cookies,
    see: (step: string | null) =>
      formView(new Request(step === null ? FORM : `${FORM}?step=${step}`), context()),
    async post(step: string, fields: Values) {
      const request = postForm(`${FORM}?step=${step}`, fields);
      const remember = (headers: HeadersInit = {}) => {
        for (const set of new Headers(headers).getSetCookie())
          if (set.startsWith('creditDraft=')) cookies = set.split(';', 1)[0] ?? null;
      };
      try {
        const result = await submitStep(request, context());
        remember(result.init?.headers);
        return result;
      } catch (thrown) {
        if (!(thrown instanceof Response)) throw thrown;
        remember(thrown.headers);
        return thrown.headers.get('Location');
      }
    },
  };
}

const at = (step: string) => `${FORM_PATH}?step=${step}`;

/** A visitor at the last step. */
async function ready(coBorrower: 'yes' | 'no' = 'no') {
  const visitor = browser();
  await visitor.post('applicant', { ...ANA_USER, contactConsent: 'on', consentVersion: 'old' });
  await visitor.post('residence', entry(0, RENTED_HOME));
  await visitor.post('employment', entry(0, BAKERY_JOB));
  await visitor.post('co-borrower', { hasCoBorrower: coBorrower });
  if (coBorrower === 'yes') {
    await visitor.post('co-borrower-details', { ...ANA_USER, firstName: 'Luz' });
    await visitor.post('co-borrower-residence', entry(0, RENTED_HOME));
    await visitor.post('co-borrower-employment', entry(0, BAKERY_JOB));
  }
  await visitor.post('staff', { staffMember: 'dana-reed' });
  const { step } = await visitor.see('review');
  if (step.kind !== 'review') throw new Error(`not at the review but at ${step.kind}`);
  return { ...visitor, review: step, agreementKey: step.agreement.key };
}

describe('the steps', () => {
  test('lead to the review, and no further than what is known', async () => {
    const visitor = browser();
    expect(await visitor.see('review')).toMatchObject({ number: 1, count: 6, canStartOver: false });
    expect(await visitor.post('applicant', ANA_USER)).toBe(at('residence'));
    expect((await visitor.see('review')).step.kind).toBe('residence');
    expect(await visitor.post('residence', entry(0, RENTED_HOME))).toBe(at('employment'));
    expect(await visitor.post('employment', entry(0, BAKERY_JOB))).toBe(at('co-borrower'));
    expect(await visitor.post('co-borrower', { hasCoBorrower: 'yes' })).toBe(at('co-borrower-details'));
    expect(await visitor.see('review')).toMatchObject({
      number: 5,
      count: 9,
      reached: 'co-borrower-details',
      step: { isSelf: false },
    });
    expect(await visitor.post('co-borrower', { hasCoBorrower: 'no' })).toBe(at('staff'));
    expect(await visitor.post('staff', { staffMember: '' })).toBe(at('review'));
    expect(await visitor.see('applicant')).toMatchObject({ step: { values: ANA_USER }, canStartOver: true });
  });

  test('are found again by the path of the form, which the page around it has', async () => {
    const visitor = browser();
    expect((await visitor.see(null)).reached).toBe('applicant');
    expect(await visitor.post('applicant', ANA_USER)).toBe(at('residence'));
    expect((await visitor.see(null)).reached).toBe('residence');
    expect((await visitor.see('applicant')).reached).toBe('applicant');
    expect((await ready().then(({ see }) => see(null))).reached).toBe('review');
  });

  test('of a co-borrower at the same address take over the applicant’s', async () => {
    const visitor = await ready('yes');
    await visitor.post('co-borrower-residence', entry(0, { ...RENTED_HOME, city: 'Dunkirk' }));
    const { step } = await visitor.see('co-borrower-residence');
    expect(step).toMatchObject({ same: 'Same address as me' });
    expect((await visitor.see('residence')).step).toMatchObject({ same: null });
    const same = { ...entry(0, { city: 'typed' }), intent: 'same' };
    expect(await visitor.post('co-borrower-residence', same)).toBe(at('co-borrower-employment'));
    expect(await visitor.draft()).toMatchObject({ coBorrower: { residence: [RENTED_HOME] } });
  });

  test('keep what was entered, right or wrong, sealed under the cookie', async () => {
    const visitor = browser();
    expect(await visitor.post('applicant', { ...ANA_USER, email: 'ana@' })).toMatchObject({
      data: { problems: { email: 'Please enter a valid email address' } },
      init: { status: 422 },
    });
    expect((await visitor.see('applicant')).step).toMatchObject({ values: { email: 'ana@' } });
    expect(visitor.cookies()).toMatch(/^creditDraft=[\da-f-]{36}\.[\w-]{43}$/);
    expect(await browser().draft()).toBeNull();
  });

  test('of a list grow until they cover two years, and entries can be added and removed', async () => {
    const visitor = browser();
    await visitor.post('applicant', ANA_USER);
    const recent = { ...RENTED_HOME, yearsAtAddress: '1', monthsAtAddress: '' };
    expect(await visitor.post('residence', entry(0, recent))).toBe(at('residence'));
    const grown = await visitor.see('residence');
    expect(grown.step).toMatchObject({ entries: [{ values: recent }, { values: {} }] });
    expect(JSON.stringify(grown.step)).toContain('1 year of the last two years');
    const both = { ...entry(0, recent), ...entry(1, { ...recent, city: 'Dunkirk' }) };
    expect(await visitor.post('residence', { ...both, intent: 'add' })).toBe(at('residence'));
    expect((await visitor.see('residence')).step).toMatchObject({ entries: [{}, {}, { values: {} }] });
    expect(await visitor.post('residence', { ...both, intent: 'remove.0' })).toBe(at('residence'));
    expect((await visitor.see('residence')).step).toMatchObject({
      entries: [{ values: { city: 'Dunkirk' } }],
    });
    expect(await visitor.post('residence', { ...both, intent: 'next' })).toBe(at('employment'));
    expect(await visitor.post('residence', { ...both, '1.city': '' })).toMatchObject({
      data: { problems: { '1.city': 'This field is required' } },
    });
  });

  test('leave out the staff if there is none', async () => {
    expect((await browser({ content: testContent() }).see('applicant')).count).toBe(5);
  });

  test('are counted: one too many is shown again with what was entered, and stores nothing', async () => {
    let isOver = false;
    const limits = { count: async () => ({ times: 999, isOver, retryAfterSeconds: 60 }) };
    const visitor = browser({ limits });
    await visitor.post('applicant', ANA_USER);
    isOver = true;
    const changed = { ...ANA_USER, firstName: 'Anabel', contactConsent: 'on' };
    expect(await visitor.post('applicant', changed)).toMatchObject({
      data: {
        problems: { form: expect.stringContaining('Go on after 12:01 PM EST') },
        values: changed,
      },
      init: { status: 429, headers: { 'Retry-After': '60' } },
    });
    const home = entry(0, RENTED_HOME);
    expect(await visitor.post('residence', home)).toMatchObject({ data: { values: home } });
    expect((await visitor.see('applicant')).step).toMatchObject({ values: ANA_USER });
    expect((await visitor.see('residence')).step).toMatchObject({ entries: [{ values: {} }] });
  });

  test.each<[what: string, user: Values, isAnother: boolean]>([
    ['somebody else', { ...ANA_USER, firstName: 'Luz', dateOfBirth: '1991-01-02' }, true],
    ['somebody without a birth date yet', { ...ANA_USER, firstName: 'Luz', dateOfBirth: '' }, true],
    ['the same person with a corrected name', { ...ANA_USER, lastName: 'Núñez Ortega' }, false],
    ['the same person with another number', { ...ANA_USER, phone: '(315) 555-0199' }, false],
  ])('of %s', async (_what, user, isAnother) => {
    const visitor = await ready();
    const before = visitor.cookies();
    await visitor.post('applicant', user);
    expect(visitor.cookies() === before).toBe(!isAnother);
    const draft = await visitor.draft();
    expect(draft).toMatchObject({ applicant: { user } });
    expect(JSON.stringify(draft).includes('Lake Bakery')).toBe(!isAnother);
    if (isAnother) expect(await visitor.draftOf(before)).toBeNull();
  });

  test('of another co-borrower begin anew', async () => {
    const visitor = await ready('yes');
    const luis = { ...ANA_USER, firstName: 'Luis', dateOfBirth: '1979-05-06' };
    expect(await visitor.post('co-borrower-details', luis)).toBe(at('co-borrower-residence'));
    expect(await visitor.draft()).toMatchObject({
      applicant: { residence: [RENTED_HOME] },
      coBorrower: { user: luis, residence: [], employment: [] },
    });
  });

  test('can be started over, which deletes all of it', async () => {
    const visitor = await ready();
    const before = visitor.cookies();
    expect(await visitor.post('review', { intent: 'restart' })).toBe(at('applicant'));
    expect([await visitor.draft(), visitor.cookies()]).toEqual([null, 'creditDraft=']);
    expect(before).not.toBe('creditDraft=');
    expect((await visitor.see('review')).number).toBe(1);
  });
});

const SIGNED = { ssn: '219-09-9999', coBorrowerSsn: '457-55-5462', agreement: 'on' };

describe('sending it', () => {
  test('creates a lead with the contact data, and encloses the whole application', async () => {
    const visitor = await ready('yes');
    const { agreementKey } = visitor;
    const result = await visitor.post('review', { ...SIGNED, agreementKey });
    expect(result).toMatchObject({ data: { state: 'sent', instead: null } });
    const [lead] = visitor.leads;
    expect(lead?.kind).toBe(kinds.FULL_CREDIT_APP);
    expect(lead?.content).toMatchObject({ contact: { firstName: 'Ana', email: 'ana@example.com' } });
    const application = applicationShape.parse(lead?.creditApplication?.application);
    expect(application).toMatchObject({
      ssn: '219-09-9999',
      residence: [{ monthlyRent: 125_000 }],
      coBorrower: { ssn: '457-55-5462', user: { firstName: 'Luz' } },
      staffMember: { slug: 'dana-reed', name: 'Dana Reed' },
      signature: {
        textVersion: expect.stringMatching(/^[\da-f]{16}$/),
        wording: expect.stringContaining('agree to sign'),
        signedAt: '2026-11-23T17:00:00.000Z',
        ipAddress: '203.0.113.7',
      },
    });
    expect(JSON.stringify(lead?.content)).not.toMatch(/1990-|\/1990|Bakery|Main Street|219-09|457-55|Luz/);
  });

  test('is told to whoever comes back with the cookie, is not repeated, and another one begins on purpose', async () => {
    const visitor = await ready();
    const { agreementKey } = visitor;
    await visitor.post('review', { ...SIGNED, agreementKey });
    // In the database, the draft goes with the lead.
    await visitor.deleteDraft();
    expect(await visitor.see('review')).toMatchObject({
      reached: null,
      step: {
        kind: 'received',
        received: expect.stringMatching(/November 23 at 2:31 PM EST with the code LK-7Q4M/),
      },
    });
    for (const step of ['review', 'applicant'])
      expect(await visitor.post(step, { ...SIGNED, ...ANA_USER, agreementKey })).toBe(at('applicant'));
    expect(visitor.leads).toHaveLength(1);
    expect(await visitor.post('review', { intent: 'restart' })).toBe(at('applicant'));
    expect(visitor.cookies()).toBe('creditDraft=');
    expect((await visitor.see('applicant')).step.kind).toBe('user');
  });

  test('needs the agreement to the application as it is now, whichever tab changed it', async () => {
    const visitor = await ready();
    const { agreementKey } = visitor;
    await visitor.post('employment', entry(0, { ...BAKERY_JOB, monthlyIncome: '9,000' }));
    const refused = await visitor.post('review', { ...SIGNED, agreementKey });
    expect(refused).toMatchObject({ data: { state: 'again' }, init: { status: 422 } });
    const { step } = await visitor.see('review');
    if (step.kind !== 'review') throw new Error('not at the review');
    const signed = await visitor.post('review', { ...SIGNED, agreementKey: step.agreement.key });
    expect(signed).toMatchObject({ data: { state: 'sent' } });
    expect(visitor.leads).toHaveLength(1);
  });

  test('leads back to the first step, which says why, if the draft has expired', async () => {
    const visitor = await ready();
    await visitor.deleteDraft();
    expect(await visitor.post('review', { ...SIGNED, agreementKey: visitor.agreementKey })).toBe(
      at('review'),
    );
    expect(await visitor.see('review')).toMatchObject({
      number: 1,
      notice: expect.stringContaining('24 hours'),
    });
    expect((await visitor.see('applicant')).notice).toBeNull();
  });

  test('needs the numbers by their rule and the agreement, and gives none of them back', async () => {
    const visitor = await ready('yes');
    const { agreementKey } = visitor;
    const wrong = { ssn: '666-09-9999', coBorrowerSsn: '45755546', agreementKey };
    const result = await visitor.post('review', wrong);
    expect(result).toMatchObject({
      data: {
        state: 'again',
        reply: { error: { ssn: ['ssnNumber'], coBorrowerSsn: ['ssn'], agreement: ['agreement'] } },
      },
    });
    expect(JSON.stringify(result)).not.toMatch(/666-09|457555/);
    expect(JSON.stringify(await visitor.draft())).not.toMatch(/666-09|457555|ssn/i);
    expect(visitor.leads).toEqual([]);
  });

  test('needs two numbers of two people', async () => {
    const visitor = await ready('yes');
    const { agreementKey } = visitor;
    const same = { ...SIGNED, ssn: '457555462', agreementKey };
    expect(await visitor.post('review', same)).toMatchObject({
      data: { state: 'again', reply: { error: { coBorrowerSsn: ['ssnSame'] } } },
    });
    expect(visitor.leads).toEqual([]);
  });

  test('needs the agreement to the text that is shown today', async () => {
    const visitor = await ready();
    const result = await visitor.post('review', { ...SIGNED, agreementKey: 'yesterday' });
    expect(result).toMatchObject({ data: { reply: { error: { agreement: ['agreementChanged'] } } } });
  });

  test('is not possible before the other steps, and changes nothing of them', async () => {
    const visitor = browser();
    await visitor.post('applicant', ANA_USER);
    await visitor.post('residence', { ...entry(0, RENTED_HOME), '0.city': '' });
    const before = await visitor.draft();
    expect(await visitor.post('review', SIGNED)).toBe(at('residence'));
    expect(await visitor.draft()).toEqual(before);
    expect(visitor.leads).toEqual([]);
  });
});

test('the review shows all of it, with a way to change every part', async () => {
  const { review } = await ready('yes');
  const text = review.sections.flatMap(({ lines }) => lines.map(({ value }) => value)).join('\n');
  for (const said of [
    'Ana Núñez',
    '$1,250',
    '3 years, 2 months',
    'Lake Bakery',
    '$4,100.50',
    'Luz Núñez',
    'Dana Reed',
  ])
    expect(text).toContain(said);
  expect(new Set(review.sections.map(({ change }) => change.href))).toEqual(
    new Set([
      at('applicant'),
      at('residence'),
      at('employment'),
      at('co-borrower-details'),
      at('co-borrower-residence'),
      at('co-borrower-employment'),
      at('staff'),
    ]),
  );
});
