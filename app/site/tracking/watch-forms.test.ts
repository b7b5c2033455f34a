import type { Fact } from '@rooftop/visits/facts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SITE = 'https://alpha.example';
const CAR = '1HGCV1F34LA000001';
const OTHER_CAR = '1HGCV1F34LA000002';

/** A form that the visitor types into. It is its own field. */
class FakeForm {
  readonly dataset: Readonly<Record<string, string>>;
  readonly action: string;
  constructor(form: string, action = '/form') {
    this.dataset = { form };
    this.action = SITE + action;
  }
  closest() {
    return this;
  }
  /** As `FormData`: it has no fields. */
  get() {
    return null;
  }
}

const sent = (form: 'SERVICE' | 'CONTACT'): Fact => ({
  kind: 'formSent',
  form,
  topic: null,
  vin: null,
  submission: 1,
  event: null,
});

beforeEach(() => {
  const page = Object.assign(new EventTarget(), {
    cookie: '',
    documentElement: { dataset: { cookieTier: '2' } },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL(SITE) }));
  vi.stubGlobal('Element', FakeForm);
  vi.stubGlobal('FormData', FakeForm);
});
afterEach(() => {
  vi.unstubAllGlobals();
  // The consent in force is read once, and other tests have another.
  vi.resetModules();
});

/** Lets a visitor type into forms and send them. @returns the forms that were started, with their cars */
async function started(steps: readonly (FakeForm | Fact)[]): Promise<readonly string[]> {
  const { publish, subscribe } = await import('#app/visitor/tracking/publish.ts');
  const { watchForms } = await import('./watch-forms.ts');
  const heard: string[] = [];
  subscribe(['essential'], (fact) => {
    if (fact.kind === 'formStarted') heard.push(`${fact.form} ${fact.vin}`);
  });
  watchForms();
  const type = (form: FakeForm) => {
    const event = new Event('input');
    Object.defineProperty(event, 'target', { value: form });
    document.dispatchEvent(event);
  };
  for (const step of steps)
    if (step instanceof FakeForm) type(step);
    else publish(step);
  return heard;
}

const FIRST = new FakeForm('SERVICE');
const LAST = new FakeForm('SERVICE', '/form?step=4');

test.each<[what: string, steps: readonly (FakeForm | Fact)[], forms: readonly string[]]>([
  ['a form', [new FakeForm('CONTACT')], ['CONTACT null']],
  ['a form of others', [new FakeForm('search')], []],
  ['more input into it', [FIRST, FIRST], ['SERVICE null']],
  ['the steps of a form', [FIRST, LAST], ['SERVICE null']],
  ['another form meanwhile', [FIRST, new FakeForm('CONTACT'), LAST], ['SERVICE null', 'CONTACT null']],
  [
    'the same form after it was sent',
    [FIRST, LAST, sent('SERVICE'), FIRST],
    ['SERVICE null', 'SERVICE null'],
  ],
  ['the same form after another one was sent', [FIRST, sent('CONTACT'), LAST], ['SERVICE null']],
  [
    'a form about a car, whose later steps leave it out',
    [new FakeForm('SELL_OR_TRADE', `/form?vehicle=${CAR}`), new FakeForm('SELL_OR_TRADE', '/form?step=2')],
    [`SELL_OR_TRADE ${CAR}`],
  ],
  [
    'a form about one car, and then about another',
    [CAR, CAR, OTHER_CAR].map((vin) => new FakeForm('SCHEDULE_TEST_DRIVE', `/test-drive/${vin}`)),
    [`SCHEDULE_TEST_DRIVE ${CAR}`, `SCHEDULE_TEST_DRIVE ${OTHER_CAR}`],
  ],
])('publishes the start of %s', async (_what, steps, forms) => {
  expect(await started(steps)).toEqual(forms);
});
