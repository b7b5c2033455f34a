import { describe, expect, test } from 'vitest';
import { postForm } from '../../../tests/support/leads/record-leads.ts';
import { testContext } from '../../../tests/support/website.ts';
import type { RequestContext } from '#app/context.server.ts';
import { cleanEntry } from '../clean-entry.ts';
import { defineSteps } from './define-steps.server.ts';
import type { StepRow } from './step-row.ts';
import { namedSteps, numberedSteps, type StepUrls } from './step-urls.ts';

const PATH = '/trip';

/** A trip: with whom, to each of its stops, by which car if there is one. */
interface Trip {
  readonly id: string | null;
  readonly people: string;
  readonly stops: readonly string[];
  readonly car: string;
}
type Change = Partial<Trip>;
interface View {
  readonly shown: string;
}
type Row = StepRow<Trip, Change, View>;

const text = (form: FormData, name: string): string => cleanEntry(form.get(name));

const people: Row = {
  key: 'people',
  isComplete: ({ people: entered }) => entered !== '',
  view: ({ people: entered }) => ({ shown: `people ${entered}` }),
  entered: (form) => ({ people: text(form, 'people') }),
  read(form) {
    const entered = text(form, 'people');
    const change = { people: entered };
    return entered === ''
      ? { kind: 'wrong', change, answer: { problems: { people: 'Who?' }, values: change } }
      : { kind: 'complete', change };
  },
};
const stop: Row = {
  key: 'stop',
  repeats: ({ stops }) => stops.length,
  isComplete: ({ stops }, nth) => stops[nth] !== '',
  view: ({ stops }, _context, { nth }) => ({ shown: `stop ${stops[nth] ?? ''}` }),
  entered: (form) => ({ stop: text(form, 'stop') }),
  read(form, { stops }, _context, { nth }) {
    if (form.has('add')) return { kind: 'stay', change: { stops: [...stops, ''] } };
    return { kind: 'complete', change: { stops: stops.with(nth, text(form, 'stop')) } };
  },
};
const car: Row = {
  key: 'car',
  applies: ({ stops }) => stops.length > 1,
  isComplete: ({ car: entered }) => entered !== '',
  view: () => ({ shown: 'car' }),
  hasFiles: true,
  read: () => ({ kind: 'complete', change: { car: 'blue' } }),
};
const last: Row = {
  key: 'last',
  isComplete: () => false,
  view: () => ({ shown: 'last' }),
  submit: async () => ({
    answer: { state: 'failed', reply: {} },
    init: { status: 503, headers: new Headers() },
  }),
};

const NEW: Trip = { id: null, people: '', stops: [''], car: '' };

/** A browser, and the trip that is stored for it. */
function traveler(urls: StepUrls, trip: Partial<Trip> = {}, more: Partial<RequestContext> = {}) {
  let stored: Trip = { ...NEW, ...trip };
  const steps = defineSteps<Trip, Change, View>({
    form: 'SERVICE',
    urls,
    rows: [people, stop, car, last],
    async save(change, loaded) {
      stored = { ...loaded, ...change, id: 'trip-1' };
      return { loaded: stored, cookie: 'trip=trip-1' };
    },
  });
  const context = testContext(more);
  return {
    keys: steps.keys,
    stored: () => stored,
    see(query = '') {
      const found = steps.find(new Request(`http://alpha.example${PATH}${query}`), stored);
      return steps.show(found, stored, context);
    },
    async post(query: string, fields: Readonly<Record<string, string>>, key?: string) {
      const request = postForm(`http://alpha.example${PATH}${query}`, fields);
      request.headers.set('Content-Length', String(Object.values(fields).join('').length));
      const answer = await steps
        .take(request, stored, context, key === undefined ? {} : { key })
        .catch((thrown: unknown) => thrown);
      const isRedirect = answer instanceof Response;
      return { request, answer, location: isRedirect ? answer.headers.get('Location') : null };
    },
  };
}

const FULL = { id: 'trip-1', people: 'Ana', stops: ['Erie', 'Troy'], car: 'blue' };

test.each<[query: string, trip: Partial<Trip>, byNumber: string, byKey: string]>([
  ['?step=1', FULL, 'people Ana', 'people Ana'],
  ['?step=3', FULL, 'stop Troy', 'people Ana'],
  ['?step=4', FULL, 'car', 'people Ana'],
  ['?step=stop', FULL, 'people Ana', 'stop Erie'],
  ['?step=last', FULL, 'people Ana', 'last'],
  // The form's own path: a reload goes on where the visitor was if steps have names.
  ['', FULL, 'people Ana', 'last'],
  ['', {}, 'people ', 'people '],
  ['', { people: 'Ana' }, 'people Ana', 'stop '],
  // Steps that do not apply.
  ['?step=3', { people: 'Ana', stops: ['Erie'] }, 'last', 'people Ana'],
  ['?step=car', { people: 'Ana', stops: ['Erie'] }, 'people Ana', 'people Ana'],
  ['?step=9', { people: 'Ana', stops: ['Erie'] }, 'last', 'people Ana'],
  // Not reached yet.
  ['?step=4', { people: 'Ana' }, 'stop ', 'people Ana'],
  ['?step=last', { people: 'Ana' }, 'people Ana', 'stop '],
  // Forged.
  ['?step=0', FULL, 'people Ana', 'people Ana'],
  ['?step=-1', FULL, 'people Ana', 'people Ana'],
  ['?step=1.5', FULL, 'people Ana', 'people Ana'],
  ['?step=constructor', FULL, 'people Ana', 'people Ana'],
])('%j shows, of %j, %j by number and %j by name', async (query, trip, byNumber, byKey) => {
  expect((await traveler(numberedSteps(PATH), trip).see(query)).step.shown).toBe(byNumber);
  expect((await traveler(namedSteps(PATH), trip).see(query)).step.shown).toBe(byKey);
});

test('a page says how far it is, and leads back and to itself', async () => {
  const urls = numberedSteps(PATH);
  expect(await traveler(urls, FULL).see('?step=2')).toMatchObject({
    number: 2,
    count: 5,
    progress: 'Step 2 of 5',
    action: `${PATH}?step=2`,
    back: PATH,
  });
  expect(await traveler(urls, { stops: ['Erie'] }).see()).toMatchObject({ count: 3, back: null });
  expect(await traveler(namedSteps(PATH), FULL, { locale: 'es' }).see('?step=car')).toMatchObject({
    action: `/es${PATH}?step=car`,
    back: `/es${PATH}?step=stop`,
  });
});

test('every step has a name for facts', () => {
  expect(traveler(numberedSteps(PATH)).keys).toEqual(['people', 'stop', 'car', 'last']);
});

describe('a step that is sent', () => {
  const urls = numberedSteps(PATH);

  test('leads to the next one of the form as it is after it, and keeps the others', async () => {
    const visitor = traveler(urls);
    expect((await visitor.post('', { people: 'Ana' })).location).toBe(`${PATH}?step=2`);
    expect((await visitor.post('?step=2', { stop: '', add: '' })).location).toBe(`${PATH}?step=2`);
    expect((await visitor.see('?step=2')).count).toBe(5);
    expect((await visitor.post('?step=2', { stop: 'Erie' })).location).toBe(`${PATH}?step=3`);
    expect((await visitor.post('?step=3', { stop: 'Troy' })).location).toBe(`${PATH}?step=4`);
    // Back, and forward again.
    expect((await visitor.see('')).step.shown).toBe('people Ana');
    expect((await visitor.post('', { people: 'Bea' })).location).toBe(`${PATH}?step=2`);
    expect(visitor.stored()).toMatchObject({ people: 'Bea', stops: ['Erie', 'Troy'] });
  });

  test('with a mistake comes again with what was entered, which is stored if the step says so', async () => {
    const visitor = traveler(urls, FULL);
    const { answer } = await visitor.post('', { people: '' });
    expect(answer).toMatchObject({
      data: { problems: { people: 'Who?' }, values: { people: '' } },
      init: { status: 422, headers: { 'Set-Cookie': 'trip=trip-1' } },
    });
    expect(visitor.stored().people).toBe('');
  });

  test.each<[what: string, trip: Partial<Trip>, query: string, key: string | undefined, location: string]>([
    ['that was not reached', {}, '?step=2', undefined, PATH],
    ['that was not reached, by its key', {}, '', 'last', PATH],
    ['whose answers have expired', {}, '?step=4', undefined, PATH],
    ['that does not apply', { people: 'Ana', stops: ['Erie'] }, '', 'car', `${PATH}?step=3`],
    ['with a forged number', FULL, '?step=0', undefined, PATH],
    ['with a forged key', FULL, '?step=2', '__proto__', `${PATH}?step=5`],
    [
      'before which another tab removed an answer',
      { ...FULL, car: '' },
      '?step=5',
      undefined,
      `${PATH}?step=4`,
    ],
  ])('%s stores nothing, and leads to the one that was', async (_what, trip, query, key, location) => {
    const visitor = traveler(urls, trip);
    const before = visitor.stored();
    expect((await visitor.post(query, { people: 'Eve', stop: 'Eve' }, key)).location).toBe(location);
    expect(visitor.stored()).toBe(before);
  });

  test('that is the last one submits the lead', async () => {
    const { answer } = await traveler(urls, FULL).post('?step=5', {});
    expect(answer).toMatchObject({ data: { state: 'failed' }, init: { status: 503 } });
  });

  test.each<[query: string, values: object, isRead: boolean]>([
    ['', { people: 'Bea' }, true],
    // Its files are not read.
    ['?step=4', {}, false],
  ])('too often (%j) comes again with %j, and stores nothing', async (query, values, isRead) => {
    const limits = { count: async () => ({ times: 999, isOver: true, retryAfterSeconds: 60 }) };
    const visitor = traveler(urls, FULL, { limits });
    const before = visitor.stored();
    const { answer, request } = await visitor.post(query, { people: 'Bea' });
    expect(answer).toMatchObject({
      data: { problems: { form: expect.stringContaining('Go on after 12:01 PM EST') }, values },
      init: { status: 429, headers: { 'Retry-After': '60' } },
    });
    expect([request.bodyUsed, visitor.stored()]).toEqual([isRead, before]);
  });

  test('and is large is read only if it takes files', async () => {
    const visitor = traveler(urls, FULL);
    const large = { people: 'x'.repeat(70_000) };
    const { answer, request } = await visitor.post('', large);
    expect([answer, request.bodyUsed]).toEqual([
      expect.objectContaining({ data: { problems: { form: expect.any(String) }, values: {} } }),
      false,
    ]);
    expect((await visitor.post('?step=4', large)).location).toBe(`${PATH}?step=5`);
  });
});
