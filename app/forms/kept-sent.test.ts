import { expect, test } from 'vitest';
import { keptText, readSent, withoutSent, withSent } from './kept-sent.ts';
import type { SentLead } from './lead-form-result.ts';

const router = { usr: null, key: 'k1', idx: 2 };
const instead = { heading: 'We have it', text: 'Call us.' };
const lead: SentLead = {
  state: 'sent',
  code: 'LK-7Q4M',
  fact: { kind: 'formSent', form: 'CONTACT', topic: '7', vin: null, submission: 7, event: null },
  phone: '(315) 555-0193',
  isPhoneVerified: false,
  doubt: 'Is (315) 555-0193 right?',
  instead,
};

test("keeps what is said beside the router's state, and nothing that was entered or would be published again", () => {
  const state = withSent(router, 'form-contact', lead);
  expect(state).toMatchObject(router);
  expect(JSON.stringify(state)).not.toContain('0193');
  const kept = { ...lead, fact: null, phone: null, doubt: null };
  expect(readSent(keptText(state), 'form-contact')).toEqual(kept);
  const plain = withSent(state, 'form-contact', { ...lead, instead: null });
  expect(readSent(keptText(plain), 'form-contact')).toEqual({ ...kept, instead: null });
});

test('forgets it when the visitor starts over, and keeps the rest', () => {
  expect(withoutSent(withSent(router, 'form-contact', lead))).toEqual(router);
  expect(withoutSent(null)).toBeNull();
});

test.each([
  ['nothing', null],
  ["the router's state alone", router],
  ['another form', withSent(router, 'form-careers', lead)],
])('finds no sent form in %s', (_what, state) => {
  expect(readSent(keptText(state), 'form-contact')).toBeNull();
});
