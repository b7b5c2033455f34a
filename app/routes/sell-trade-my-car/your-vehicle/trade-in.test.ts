import { createVin } from '@rooftop/vin/create-vin';
import { describe, expect, test } from 'vitest';
import { testAppointments } from '../../../../tests/support/appointments.ts';
import { testQuestionnaire, testTradeIns } from '../../../../tests/support/trade-ins.ts';
import { cookiesSet, postForm, recordLeads } from '../../../../tests/support/leads/record-leads.ts';
import {
  testContent,
  testContext,
  testInventory,
  testSettings,
  testStore,
} from '../../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import type { SpamVerdict } from '#app/forms/spam-filter/spam-filter.ts';
import { generateListings } from '../../../../tests/support/listings/generate-listings.ts';
import { TRADE_IN_PATH } from '#app/vehicles/trade-in-path.ts';
import { certificateView } from './certificate/certificate-view.server.ts';
import { submitTradeIn } from './submit-trade-in.server.ts';
import { tradeInView } from './trade-in-view.server.ts';

const URL_OF_PAGE = `http://alpha.example${TRADE_IN_PATH}`;
const content = testContent({
  stores: async () => [testStore()],
  tradeQuestionnaires: async () => [testQuestionnaire()],
});
const CIVIC = { year: '2018', make: 'Honda', model: 'Civic', mileage: '60,000', bodyStyle: 'sedans' };
/** A Corolla of 2018, of one of five trims. */
const COROLLA = createVin({ maker: '5YF', described: 'BURHE', year: 2018, plant: 'P', serial: 1 });
const ANA = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phone: '(315) 555-0126' };

/** A browser: what it posts, and the cookie that it got. */
function browser(more: Partial<RequestContext> = {}, verdict?: SpamVerdict) {
  const tradeIns = testTradeIns({ isHeld: verdict?.kind === 'suspicious' });
  const appointments = testAppointments();
  const { leads, context: recording } = recordLeads(verdict);
  let cookies: string | null = null;
  const context = () =>
    testContext({
      content,
      tradeIns,
      appointments,
      path: TRADE_IN_PATH,
      store: testStore(),
      ...recording,
      client: { cookies, ipAddress: '203.0.113.7', userAgent: null },
      ...more,
    });
  return {
    leads,
    context,
    tradeIns,
    appointments,
    async stored() {
      const id = cookies?.split('=')[1] ?? '';
      const stored = await tradeIns.find(id);
      if (stored === null) throw new Error('no trade-in');
      return { id, stored };
    },
    see: (query = '') => tradeInView(new Request(URL_OF_PAGE + query), context()),
    certificate: () => certificateView(context()),
    async post(query: string, fields: Readonly<Record<string, string>>) {
      const result = await submitTradeIn(postForm(URL_OF_PAGE + query, fields), context()).catch(
        (thrown: unknown) => thrown,
      );
      for (const set of cookiesSet(result))
        if (set.startsWith('tradeIn=')) cookies = set.split(';', 1)[0] ?? null;
      return result instanceof Response ? result.headers.get('Location') : result;
    },
    /** Sends the offer that the last step shows. */
    async send(fields: Readonly<Record<string, string>>) {
      const { step } = await this.see('?step=5');
      const [offer, sent] = step.kind === 'offer' ? [step.key, step.sent ?? ''] : ['', ''];
      return this.post('?step=5', { ...ANA, offer, sent, ...fields });
    },
  };
}

async function withOffer(
  fields: Readonly<Record<string, string>> = CIVIC,
  more: Partial<RequestContext> = {},
  verdict?: SpamVerdict,
) {
  const visitor = browser(more, verdict);
  await visitor.post('', fields);
  await visitor.post('?step=2', { 100: 'good' });
  await visitor.post('?step=3', { 290: 'loan', 291: '2,000' });
  return visitor;
}

describe('the steps', () => {
  test('lead from the car over the questions and photos to the offer, and no further than what is known', async () => {
    const visitor = browser();
    expect(await visitor.see('?step=4')).toMatchObject({ number: 1, count: 5, step: { kind: 'car' } });
    expect(await visitor.post('', CIVIC)).toBe(`${TRADE_IN_PATH}?step=2`);
    expect((await visitor.see('?step=5')).number).toBe(2);
    expect(await visitor.post('?step=2', { 100: 'good' })).toBe(`${TRADE_IN_PATH}?step=3`);
    expect(await visitor.post('?step=3', { 290: 'none' })).toBe(`${TRADE_IN_PATH}?step=4`);
    expect((await visitor.see('?step=4')).step.kind).toBe('photos');
    expect((await visitor.see('?step=5')).step.kind).toBe('offer');
    expect((await visitor.see()).step).toMatchObject({ values: { make: 'Honda', mileage: '60,000' } });
  });

  test('ask for the balance only of a car that is financed', async () => {
    const visitor = browser();
    await visitor.post('', CIVIC);
    await visitor.post('?step=2', { 100: 'good' });
    expect(await visitor.post('?step=3', { 290: 'loan' })).toMatchObject({
      data: { problems: { 291: 'This field is required' }, values: { 290: 'loan' } },
      init: { status: 422 },
    });
    expect(await visitor.post('?step=3', { 290: 'loan', 291: 'much' })).toMatchObject({
      data: { problems: { 291: expect.stringContaining('dollars') } },
    });
    expect(await visitor.post('?step=3', { 290: 'loan', 291: '2,000' })).toContain('step=4');
  });

  test('say what is wrong with a car, and keep what was entered', async () => {
    expect(await browser().post('', { ...CIVIC, vin: '123', model: '' })).toMatchObject({
      data: {
        problems: { vin: 'A VIN has 17 characters.', model: 'Enter the model of the vehicle.' },
        values: { vin: '123', make: 'Honda' },
      },
    });
  });

  test.each<[what: string, fields: Record<string, string>, problems: Record<string, string>]>([
    ['no VIN', { vin: '', make: 'Honda', lookUp: 'vin' }, { vin: 'Enter the VIN of your car.' }],
    ['what is no VIN', { vin: '123', lookUp: 'vin' }, { vin: 'A VIN has 17 characters.' }],
    ['a VIN alone, by Enter', { vin: COROLLA }, {}],
  ])('complain only about the VIN if somebody looks up %s', async (_what, fields, problems) => {
    const answer = await browser().post('', fields);
    expect(answer).toMatchObject({ data: { values: { make: fields['make'] ?? expect.any(String) } } });
    expect(answer).toHaveProperty('data.problems', problems);
  });

  test('one too many is shown again with what was entered, and its photos are not read', async () => {
    let isOver = true;
    const limits = { count: async () => ({ times: 999, isOver, retryAfterSeconds: 60 }) };
    const visitor = browser({ limits });
    expect(await visitor.post('', CIVIC)).toMatchObject({
      data: { problems: { form: expect.stringContaining('Go on after 12:01 PM EST') }, values: CIVIC },
      init: { status: 429, headers: { 'Retry-After': '60' } },
    });
    isOver = false;
    await visitor.post('', CIVIC);
    isOver = true;
    expect(await visitor.post('?step=2', { 100: 'good' })).toMatchObject({
      data: { values: { 100: 'good' } },
    });
    isOver = false;
    await visitor.post('?step=2', { 100: 'good' });
    await visitor.post('?step=3', { 290: 'none' });
    isOver = true;
    const request = postForm(`${URL_OF_PAGE}?step=4`, { photos: 'x' });
    expect(await submitTradeIn(request, visitor.context())).toMatchObject({ init: { status: 429 } });
    expect(request.bodyUsed).toBe(false);
  });

  test.each([
    ['en', '2018 Toyota Corolla, sedan, 1.8 L: is this your car?', /press Continue/],
    ['es', '2018 Toyota Corolla, sedán, 1.8 L: ¿es este su auto?', /presione Continuar/],
  ] as const)(
    'ask about a VIN, fill in what it says, and offer its trims (%s)',
    async (locale, question, hint) => {
      const visitor = browser({ locale });
      const lookedUp = await visitor.post('', { vin: COROLLA, lookUp: 'vin' });
      expect(lookedUp).toMatchObject({
        data: {
          problems: {},
          values: {
            vin: COROLLA,
            year: '2018',
            make: 'Toyota',
            model: 'Corolla',
            bodyStyle: 'sedans',
            trim: '',
          },
          vin: {
            checkedVin: COROLLA,
            question,
            hint: expect.stringMatching(hint),
            trims: ['L', 'LE', 'SE', 'XLE', 'XSE'],
          },
        },
      });
      const fields = {
        vin: COROLLA,
        checkedVin: COROLLA,
        year: '2018',
        make: 'Toyota',
        model: 'Corolla',
        trim: 'SE',
      };
      expect(await visitor.post('', fields)).toMatchObject({
        data: { problems: { mileage: expect.any(String) }, vin: { checkedVin: COROLLA, question: null } },
      });
      expect(await visitor.post('', { ...fields, mileage: '60,000' })).toContain('?step=2');
      expect((await visitor.stored()).stored.car).toMatchObject({
        vin: COROLLA,
        model: 'Corolla',
        trim: 'SE',
      });
      expect((await visitor.see()).step).toMatchObject({
        values: { trim: 'SE' },
        vin: { checkedVin: COROLLA, question: null, trims: expect.arrayContaining(['LE']) },
      });
    },
  );

  test.each([
    [
      'with a wrong character',
      COROLLA.replace('P0', 'R0'),
      'One character of this VIN is wrong. Please check it.',
    ],
    ['of another country', 'WVWZZZ1KZAW000000', /^We can’t read this VIN/],
  ])('warn once of a VIN %s', async (_what, vin, problem) => {
    const visitor = browser();
    expect(await visitor.post('', { ...CIVIC, vin })).toMatchObject({
      data: {
        problems: { vin: expect.stringMatching(problem) },
        vin: {
          checkedVin: vin,
          question: null,
          hint: expect.stringMatching(/^If the VIN is right/),
          trims: [],
        },
      },
    });
    expect(await visitor.post('', { ...CIVIC, vin, checkedVin: vin })).toBe(`${TRADE_IN_PATH}?step=2`);
  });

  test('of photos only is much read', async () => {
    const visitor = browser();
    const request = postForm(URL_OF_PAGE, CIVIC);
    request.headers.set('Content-Length', '65537');
    expect(await submitTradeIn(request, visitor.context())).toMatchObject({
      data: { problems: { form: 'Please go back and send less at a time.' } },
    });
    expect(request.bodyUsed).toBe(false);
  });

  test("another visitor's id is of no use at another dealership or when forged", async () => {
    const visitor = await withOffer();
    const forged = browser({
      client: { cookies: 'tradeIn=1 or 1=1', ipAddress: null, userAgent: null },
    });
    expect((await forged.see('?step=5')).number).toBe(1);
    expect((await visitor.see('?step=5')).number).toBe(5);
  });
});

describe('the offer', () => {
  test('is an estimate with both payments, a last day, what the balance leaves, and its terms', async () => {
    const visitor = await withOffer();
    const { step, head } = await visitor.see('?step=5');
    // Search engines list only the first step, which is the same for everyone.
    expect([head.isIndexed, (await visitor.see()).head.isIndexed]).toEqual([false, true]);
    if (step.kind !== 'offer' || step.offer.kind !== 'priced') throw new Error('no offer');
    expect(step.offer.estimate).toMatch(/estimate/);
    expect(step.offer.valid).toContain('November 30, 2026');
    const [cash, later] = step.offer.payments;
    expect(later?.sum).toBe(`${cash?.price} + $300 bonus`);
    expect(cash?.rest).toMatch(/is left for you/);
    expect(step.offer.terms.join(' ')).toMatch(/\$300 over[^]*\$1,000[^]*7 days[^]*50 miles/);
  });

  test.each([
    ['15 years old', { ...CIVIC, year: '2011' }],
    ['of this year', { ...CIVIC, year: '2026' }],
    ['driven far', { ...CIVIC, mileage: '150,000' }],
  ])('is no price for a car that is %s', async (_what, fields) => {
    const { step } = await (await withOffer(fields)).see('?step=5');
    expect(step).toMatchObject({ kind: 'offer', offer: { kind: 'bringIn' } });
    expect(JSON.stringify(step.kind === 'offer' && step.offer)).not.toMatch(/estimate/);
  });

  test.each([
    ['en', 'We’ll price it in person', /We don’t know enough about this model/],
    ['es', 'Le daremos el precio en persona', /No sabemos lo suficiente de este modelo/],
  ] as const)(
    'has no number for an unknown model, but the reason, on each surface (%s)',
    async (locale, heading, reason) => {
      const visitor = await withOffer({ ...CIVIC, model: 'Spaceship' }, { locale });
      const { step } = await visitor.see('?step=5');
      expect(step).toMatchObject({
        heading,
        offer: { kind: 'inPerson', reason: expect.stringMatching(reason) },
      });
      expect(JSON.stringify(step.kind === 'offer' && step.offer)).not.toContain('estimate');
      expect(await visitor.send({})).toMatchObject({ data: { state: 'sent' } });
      const [lead] = visitor.leads;
      expect(lead?.content.payload).toMatchObject({
        visibleOffers: ['inPerson'],
        inPersonReason: 'modelUnknown',
        cashNow: { finalPrice: null },
      });
      const said = lead?.content.details.map(({ name, value }) => `${name}: ${value}`);
      expect(said).toContain('Offers shown: We’ll price it in person');
      expect(said).toContain('Why no price: Too little is known of this model to price it online.');
      const { inPerson, facts } = await visitor.certificate();
      expect(inPerson).toMatch(reason);
      expect(JSON.stringify(facts)).not.toContain('$');
    },
  );

  test("stays below the dealership's asking prices by its margin, bonus included", async () => {
    const [any] = generateListings(1);
    if (any === undefined) throw new Error('no cars');
    const car = {
      ...any,
      make: 'Honda',
      model: 'Civic',
      year: 2019,
      mileage: 50_000,
      salePrice: 800_000,
      status: 'available' as const,
      soldAt: null,
      isPrivate: false,
    };
    const settings = { ...testSettings(), tradeMargin: 150_000 };
    const visitor = await withOffer(CIVIC, {
      content: { ...content, settings: async () => settings },
      inventory: testInventory([car], settings),
    });
    const { step } = await visitor.see('?step=5');
    if (step.kind !== 'offer' || step.offer.kind !== 'priced') throw new Error('no offer');
    expect(step.offer.payments.map(({ price }) => price)).toEqual(['$6,200', '$6,500']);
  });

  test("has the dealership's own bonus, and says so", async () => {
    const settings = async () => ({ ...testSettings(), tradeBonus: { bonus: 50_000, minimum: 150_000 } });
    const visitor = await withOffer(CIVIC, { content: { ...content, settings } });
    const { step } = await visitor.see('?step=5');
    if (step.kind !== 'offer' || step.offer.kind !== 'priced') throw new Error('no offer');
    const [cash, later] = step.offer.payments;
    expect(later?.sum).toBe(`${cash?.price} + $500 bonus`);
    expect(step.offer.terms.join(' ')).toMatch(/\$500 over[^]*\$1,500/);
  });

  test('cannot be made without questions', async () => {
    const visitor = browser({ content: testContent({ settings: async () => testSettings() }) });
    await visitor.post('', CIVIC);
    expect((await visitor.see('?step=3')).step).toMatchObject({ offer: { kind: 'unavailable' } });
  });
});

describe('sending it', () => {
  test('creates a lead with the car, the answers, the offer and what was chosen, and a certificate', async () => {
    const visitor = await withOffer();
    await expect(visitor.certificate()).rejects.toMatchObject({ status: 404 });
    const result = await visitor.send({
      selectedPayment: 'moreCashLater',
      day: '2026-11-24',
      time: '10:30',
      // The browser's price counts for nothing.
      finalPrice: '99999999',
    });
    expect(result).toMatchObject({ data: { state: 'sent' } });
    const [lead] = visitor.leads;
    expect(lead?.kind.form).toBe('SELL_OR_TRADE');
    expect(lead?.content).toMatchObject({
      subject: 'Trade-in offer: 2018 Honda Civic',
      vehicles: [{ interest: 'sell', status: 'used', make: 'Honda', mileage: 60_000 }],
      wanted: { day: '2026-11-24', time: '10:30' },
      payload: {
        selectedPayment: 'moreCashLater',
        date: '2026-11-24',
        visibleOffers: ['cashNow', 'moreCashLater'],
      },
    });
    const said = lead?.content.details.map(({ name, value }) => `${name}: ${value}`).join('\n');
    expect(said).toMatch(/Appointment: .*10:30 AM/);
    expect(said).toMatch(/Chosen: More cash later/);
    expect(said).toMatch(/Left for the owner after the balance: \$/);
    expect(said).not.toContain('99999999');
    const certificate = await visitor.certificate();
    expect(certificate.code.value).toBe('LK-7Q4M');
    expect(certificate.facts.map(({ value }) => value)).toContain('2018 Honda Civic');
    expect((await visitor.see('?step=5')).step).toMatchObject({ sent: 'LK-7Q4M', chosen: 'moreCashLater' });
  });

  test('is confirmed with the amounts, the choice, the terms and the last day, and nothing that only staff need', async () => {
    const visitor = await withOffer({ ...CIVIC, licencePlate: 'ABC1234', state: 'NY' });
    const { step } = await visitor.see('?step=5');
    if (step.kind !== 'offer' || step.offer.kind !== 'priced') throw new Error('no offer');
    await visitor.send({ selectedPayment: 'moreCashLater' });
    const receipt = visitor.leads[0]?.receipt;
    expect(receipt?.heading).toBe('Our offer for your 2018 Honda Civic');
    const said = receipt?.sections.flatMap(({ notes }) =>
      notes.map(({ label, value }) => `${label}: ${value}`),
    );
    const [cash, later] = step.offer.payments;
    for (const line of [
      `Cash now: ${cash?.price}`,
      `More cash later: ${later?.price} (${later?.sum})`,
      'You chose: More cash later',
      'Valid until: 11/30/2026',
      'Mileage: 60,000',
    ])
      expect(said).toContain(line);
    for (const term of step.offer.terms) expect(said).toContain(`null: ${term}`);
    expect(JSON.stringify(receipt)).not.toMatch(/ABC1234|balance/);
    expect(receipt?.button).toMatchObject({
      href: 'http://alpha.example/sell-trade-my-car/certificate/',
      needsTicket: true,
    });
    // The first moment of December 1 in New York.
    expect(receipt?.validUntil).toEqual(new Date('2026-12-01T05:00:00Z'));
  });

  test('the mailed link opens the certificate on any device, as it was sent, and nothing else does', async () => {
    const visitor = await withOffer();
    await visitor.send({ selectedPayment: 'cashNow' });
    const certificate = await visitor.certificate();
    // The visitor changes an answer: the browser now has another offer, the mail still the one that was sent.
    await visitor.post('?step=2', { 100: 'poor' });
    await expect(visitor.certificate()).rejects.toMatchObject({ status: 404 });
    const elsewhere = { ...visitor.context(), client: testContext().client };
    const linked = await certificateView(elsewhere, 'ticket-of-lead-1');
    expect(linked.code).toEqual(certificate.code);
    expect(linked.facts).toEqual(certificate.facts);
    await expect(certificateView(elsewhere, 'forged')).rejects.toMatchObject({ status: 404 });
  });

  test('the mailed link, which may reach a stranger, shows neither VIN nor plate', async () => {
    const visitor = await withOffer({
      ...CIVIC,
      vin: '2HGFC2F63JH500001',
      licencePlate: 'ABC1234',
      state: 'NY',
    });
    await visitor.send({ selectedPayment: 'cashNow' });
    expect(JSON.stringify((await visitor.certificate()).facts)).toMatch(/2HGFC2F63JH500001[^]*ABC1234 NY/);
    const linked = await certificateView(visitor.context(), 'ticket-of-lead-1');
    expect(JSON.stringify(linked)).not.toMatch(/2HGFC2F63JH500001|ABC1234/);
  });

  test('takes no other offer than the one that was shown', async () => {
    const visitor = await withOffer();
    const { step } = await visitor.see('?step=5');
    // The car changes in another tab.
    await visitor.post('', { ...CIVIC, mileage: '90,000' });
    const fields = { ...ANA, selectedPayment: 'cashNow', day: '', time: '' };
    const shown = step.kind === 'offer' ? step.key : '';
    expect(await visitor.post('?step=5', { ...fields, offer: shown })).toMatchObject({
      data: { state: 'again', reply: { error: { '': ['offerChanged'] } } },
    });
    expect(visitor.leads).toEqual([]);
    expect(await visitor.send(fields)).toMatchObject({ data: { state: 'sent' } });
  });

  test('takes no offer that has expired, and a certificate says so', async () => {
    const time = { now: new Date('2026-11-23T15:00:00Z') };
    const visitor = await withOffer(CIVIC, time);
    const fields = { selectedPayment: 'cashNow', day: '', time: '' };
    expect(await visitor.send(fields)).toMatchObject({ data: { state: 'sent' } });
    const { step } = await visitor.see('?step=5');
    time.now = new Date('2026-12-01T04:59:59Z');
    expect((await visitor.certificate()).state).toBeNull();
    time.now = new Date('2026-12-01T05:00:00Z');
    expect((await visitor.certificate()).state).toMatch(/expired/);
    const offer = step.kind === 'offer' ? step.key : '';
    expect(await visitor.post('?step=5', { ...ANA, ...fields, offer, sent: 'LK-7Q4M' })).toMatchObject({
      data: { state: 'again', reply: { error: { '': ['offerChanged'] } } },
    });
    const { step: renewed } = await visitor.see('?step=5');
    expect(renewed).toMatchObject({ offer: { valid: 'Valid through December 8, 2026.' }, sent: null });
    // The dealership does not have this offer yet.
    await expect(visitor.certificate()).rejects.toMatchObject({ status: 404 });
    expect(await visitor.send(fields)).toMatchObject({ data: { state: 'sent' } });
    expect((await visitor.certificate()).state).toBeNull();
  });

  test('leads to what is missing if an answer was removed meanwhile', async () => {
    const visitor = await withOffer();
    const { id, stored } = await visitor.stored();
    await visitor.tradeIns.saveAnswers(id, { ...stored.given, 290: '' });
    expect(await visitor.post('?step=5', ANA)).toBe(`${TRADE_IN_PATH}?step=3`);
    expect(await browser().post('?step=3', { 290: 'none' })).toBe(TRADE_IN_PATH);
    expect(visitor.leads).toEqual([]);
  });

  test('names the car that the visitor came from, in English, whatever they read and even if it was sold since', async () => {
    const [any] = generateListings(1);
    if (any === undefined) throw new Error('no cars');
    const car = { ...any, status: 'available' as const, soldAt: null, isPrivate: false };
    const sold = { ...car, status: 'sold' as const, soldAt: Date.parse('2026-11-23T16:00:00Z') };
    const more = {
      inventory: testInventory([car], testSettings()),
      locale: 'es' as const,
      content: testContent({
        stores: async () => [testStore()],
        tradeQuestionnaires: async (language) => [testQuestionnaire(language === 'en' ? '' : '¿')],
      }),
    };
    const visitor = browser(more);
    await visitor.post(`?vehicle=${car.vin}`, { ...CIVIC, options: 'sunroof' });
    await visitor.post('?step=2', { 100: 'good' });
    await visitor.post('?step=3', { 290: 'none' });
    expect((await visitor.see('?step=4')).interest?.name).toContain(car.model);
    more.inventory = testInventory([sold], testSettings());
    expect((await visitor.see('?step=4')).interest).toBeNull();
    await visitor.send({ selectedPayment: 'moreCashLater', day: '', time: '' });
    const [lead] = visitor.leads;
    expect(lead?.content.vehicles).toMatchObject([
      { interest: 'sell', make: 'Honda', bodyStyle: 'Sedan' },
      { interest: 'buy', vin: car.vin },
    ]);
    const said = lead?.content.details.map(({ name, value }) => `${name}: ${value}`).join('\n') ?? '';
    expect(said).toMatch(/Body style: Sedan\n[^]*Equipment: Sunroof or moonroof\nTrading in for: \d{4} /);
    expect(said).toMatch(/^Condition\?: good$/m);
  });

  test('needs no appointment, but a day and a time together, when the store is open', async () => {
    const visitor = await withOffer();
    const send = (fields: Readonly<Record<string, string>>) =>
      visitor.send({ selectedPayment: 'cashNow', ...fields });
    expect(await send({ day: '2026-11-24', time: '' })).toMatchObject({ data: { state: 'again' } });
    expect(await send({ day: '2026-11-24', time: '03:00' })).toMatchObject({ data: { state: 'again' } });
    expect(await send({ day: '', time: '' })).toMatchObject({ data: { state: 'sent' } });
    expect(visitor.leads).toHaveLength(1);
  });

  test('is not repeated when the answer was lost, and the page then says that it was sent', async () => {
    const visitor = await withOffer();
    const { step } = await visitor.see('?step=5');
    const fields = {
      ...ANA,
      selectedPayment: 'cashNow',
      offer: step.kind === 'offer' ? step.key : '',
      sent: '',
    };
    expect(await visitor.post('?step=5', fields)).toMatchObject({ data: { state: 'sent' } });
    expect(await visitor.post('?step=5', fields)).toBe(`${TRADE_IN_PATH}?step=5`);
    expect(visitor.leads).toHaveLength(1);
    expect((await visitor.see('?step=5')).step).toMatchObject({ sent: 'LK-7Q4M' });
    // On purpose, it is sent again.
    expect(await visitor.send({ selectedPayment: 'moreCashLater' })).toMatchObject({
      data: { state: 'sent' },
    });
    expect(visitor.leads).toHaveLength(2);
  });
});

describe('the appointment', () => {
  const TUESDAY = { selectedPayment: 'cashNow', day: '2026-11-24', time: '10:30' };

  test('is booked with the lead, at its store, and changes by its links only', async () => {
    const visitor = await withOffer();
    await visitor.send(TUESDAY);
    const booked = [...visitor.appointments.stored.values()];
    expect(booked).toMatchObject([{ kind: 'tradeIn', store: 'watertown', status: 'booked' }]);
    expect(visitor.leads).toMatchObject([
      { appointment: { id: booked[0]?.id, kind: 'tradeIn', state: 'booked' }, storeKey: 'watertown' },
    ]);
    const visit = {
      when: 'Tuesday, November 24 at 10:30 AM EST',
      links: { cancel: expect.stringContaining(`${booked[0]?.id}.cancel`) },
    };
    expect((await visitor.see('?step=5')).step).toMatchObject({ days: [], visit });
    // Sending it again, with the other payment, leaves the appointment as it is, and says it again.
    await visitor.send({ ...TUESDAY, selectedPayment: 'moreCashLater', time: '13:30' });
    expect([...visitor.appointments.stored.values()]).toEqual(booked);
    expect(visitor.leads[1]?.appointment).toBeUndefined();
    const said = visitor.leads[1]?.content.details.map(({ value }) => value).join('\n');
    expect(said).toMatch(/10:30 AM/);
    expect((await visitor.certificate()).facts).toContainEqual({ label: 'Your visit', value: visit.when });
  });

  test('is not shown while the lead is held, nor is the certificate', async () => {
    const visitor = await withOffer(CIVIC, {}, { kind: 'suspicious', reason: 'links', mayBePerson: true });
    expect(await visitor.send(TUESDAY)).toMatchObject({ data: { state: 'sent' } });
    expect(visitor.appointments.stored.size).toBe(1);
    const { step } = await visitor.see('?step=5');
    expect(step).toMatchObject({
      visit: null,
      days: [],
      held: expect.stringContaining('Nothing is confirmed until then.'),
    });
    await expect(visitor.certificate()).rejects.toMatchObject({ status: 404 });
    await expect(certificateView(visitor.context(), 'ticket-of-lead-1')).rejects.toMatchObject({
      status: 404,
    });
  });

  test('stays at its store, for staff and on the certificate, whichever store the visitor chooses later', async () => {
    const address = { ...testStore().address, city: 'Erie' };
    const erie = testStore({ id: 'store-alpha-erie', key: 'erie', name: 'Alpha Erie', address });
    const more = {
      content: { ...content, stores: async () => [testStore(), erie] },
      store: testStore(),
    };
    const visitor = await withOffer(CIVIC, more);
    await visitor.send(TUESDAY);
    const { place } = await visitor.certificate();
    more.store = erie;
    await visitor.send({ ...TUESDAY, selectedPayment: 'moreCashLater' });
    expect(visitor.leads.map(({ storeKey }) => storeKey)).toEqual(['watertown', 'watertown']);
    expect((await visitor.certificate()).place).toBe(place);
    expect((await visitor.see('?step=5')).step).toMatchObject({
      visit: { place: expect.stringContaining('Alpha Watertown, 1290 Arsenal Street') },
    });
  });

  test('is at the store that the visitor chooses, and only of several stores is one chosen', async () => {
    const erie = testStore({ id: 'store-alpha-erie', key: 'erie', name: 'Alpha Erie' });
    const more = { content: { ...content, stores: async () => [testStore(), erie] }, store: testStore() };
    const visitor = await withOffer(CIVIC, more);
    expect((await visitor.see('?step=5')).step).toMatchObject({
      visitStore: {
        chosen: 'watertown',
        stores: [{ value: 'watertown' }, { value: 'erie', label: 'Alpha Erie' }],
        returnTo: '/sell-trade-my-car/your-vehicle?step=5',
      },
    });
    more.store = erie;
    expect((await visitor.see('?step=5')).step).toMatchObject({ visitStore: { chosen: 'erie' } });
    await visitor.send(TUESDAY);
    expect([...visitor.appointments.stored.values()]).toMatchObject([{ kind: 'tradeIn', store: 'erie' }]);
    expect(visitor.leads).toMatchObject([{ storeKey: 'erie' }]);
    // The appointment has settled it.
    expect((await visitor.see('?step=5')).step).toMatchObject({ visitStore: null });
    expect((await (await withOffer()).see('?step=5')).step).toMatchObject({ visitStore: null });
  });

  test('moves to another time once it is over', async () => {
    const time = { now: new Date('2026-11-23T15:00:00Z') };
    const visitor = await withOffer(CIVIC, time);
    await visitor.send(TUESDAY);
    time.now = new Date('2026-11-24T15:30:00Z');
    const { step } = await visitor.see('?step=5');
    expect(step).toMatchObject({ visit: null, days: expect.arrayContaining([expect.anything()]) });
    await visitor.send({ ...TUESDAY, day: '2026-11-25' });
    const said = visitor.leads[1]?.content.details.map(({ value }) => value).join('\n');
    expect(said).toMatch(/November 25|11\/25/);
    expect([...visitor.appointments.stored.values()]).toMatchObject([
      { start: new Date('2026-11-25T15:30:00Z'), status: 'booked' },
    ]);
  });

  test('and the photos stay with the car: the next car is a trade-in of its own', async () => {
    const visitor = await withOffer();
    await visitor.send(TUESDAY);
    const { id } = await visitor.stored();
    // The same car, with more miles.
    await visitor.post('', { ...CIVIC, mileage: '61,000' });
    expect((await visitor.stored()).id).toBe(id);
    await visitor.post('', { ...CIVIC, model: 'Accord' });
    const next = await visitor.stored();
    expect(next.id).not.toBe(id);
    expect(next.stored).toMatchObject({ given: {}, lead: null, car: { model: 'Accord' } });
    expect((await visitor.tradeIns.find(id))?.car?.model).toBe('Civic');
    // Before anything is sent, a correction keeps the photos.
    await visitor.post('', { ...CIVIC, model: 'Pilot' });
    expect((await visitor.stored()).id).toBe(next.id);
  });

  test('is the first person’s alone: another one sends a trade-in of their own', async () => {
    const visitor = await withOffer();
    await visitor.send(TUESDAY);
    const first = await visitor.stored();
    const booked = [...visitor.appointments.stored.values()];
    const bea = { firstName: 'Bea', lastName: 'Kim', email: 'bea@example.com', phone: '(315) 555-0199' };
    expect(await visitor.send({ ...bea, selectedPayment: 'moreCashLater', day: '', time: '' })).toMatchObject(
      {
        data: { state: 'sent' },
      },
    );
    const second = await visitor.stored();
    expect(second.id).not.toBe(first.id);
    expect(second.stored).toMatchObject({ car: first.stored.car, given: first.stored.given });
    expect(await visitor.tradeIns.find(first.id)).toEqual(first.stored);
    expect([...visitor.appointments.stored.values()]).toEqual(booked);
    expect(visitor.leads[1]?.appointment).toBeUndefined();
    expect(JSON.stringify(visitor.leads[1]?.content)).not.toMatch(/10:30|Ana/);
    expect((await visitor.see('?step=5')).step).toMatchObject({ visit: null });
  });

  test('can be made again once it was cancelled', async () => {
    const visitor = await withOffer();
    await visitor.send(TUESDAY);
    for (const [id, one] of visitor.appointments.stored)
      visitor.appointments.stored.set(id, { ...one, status: 'cancelled' });
    expect((await visitor.certificate()).facts.map(({ label }) => label)).not.toContain('Your visit');
    await visitor.send({ ...TUESDAY, time: '13:30' });
    const states = [...visitor.appointments.stored.values()].map(({ status }) => status);
    expect(states).toEqual(['cancelled', 'booked']);
    expect(visitor.leads).toHaveLength(2);
  });

  test('takes the time of test drives, and no time that is taken', async () => {
    const visitor = await withOffer();
    const offered = async () => {
      const { step } = await visitor.see('?step=5');
      const days = step.kind === 'offer' ? step.days : [];
      return days.find(({ date }) => date === TUESDAY.day)?.times.map(({ value }) => value);
    };
    expect(await offered()).toContain(TUESDAY.time);
    for (const id of ['a', 'b'])
      visitor.appointments.stored.set(id, {
        id,
        store: 'watertown',
        kind: 'testDrive',
        start: new Date('2026-11-24T15:30:00Z'),
        end: new Date('2026-11-24T16:30:00Z'),
        status: 'booked',
        sequence: 0,
        lead: null,
        timeZone: 'America/New_York',
        inCrm: false,
      });
    expect(await offered()).not.toContain(TUESDAY.time);
    expect(await visitor.send(TUESDAY)).toMatchObject({
      data: { state: 'again', reply: { error: { time: ['time'] } } },
    });
    expect(visitor.leads).toEqual([]);
  });
});
