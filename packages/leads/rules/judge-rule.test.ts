import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { failedCondition, findRule, type RuledLead } from './judge-rule.ts';
import { exampleRule } from '../../../tests/support/lead-delivery.ts';
import type { LeadRule } from './lead-rule.ts';

type RuleChange = Parameters<typeof exampleRule>[0];
const rule = (change: RuleChange = {}): LeadRule => exampleRule({ key: 'a', ...change });
const lead = (change: Partial<RuledLead> = {}): RuledLead => ({
  keys: ['CONTACT_3', 'CONTACT'],
  storeKey: 'erie',
  condition: 'used',
  isOpen: true,
  time: '12:00',
  ...change,
});

test.each<[what: string, rule: RuleChange, lead: Partial<RuledLead>, failed: string | null]>([
  ['nothing asked', {}, {}, null],
  ['the form', { forms: ['CONTACT', 'SERVICE'] }, {}, null],
  ['a topic of the form', { forms: ['CONTACT_3'] }, {}, null],
  ['another topic', { forms: ['CONTACT_4'] }, {}, 'form'],
  ['the store', { stores: ['north', 'erie'] }, {}, null],
  ['another store', { stores: ['north'] }, {}, 'store'],
  ['stores that are gone', { stores: [] }, {}, 'store'],
  ['a store, of a lead without one', { stores: ['north'] }, { storeKey: null }, 'store'],
  ['the condition', { condition: 'used' }, {}, null],
  ['a condition, of a lead without a car', { condition: 'used' }, { condition: null }, 'condition'],
  ['while open', { opening: 'open' }, {}, null],
  ['while open, but closed', { opening: 'open' }, { isOpen: false }, 'opening'],
  ['while closed', { opening: 'closed' }, { isOpen: false }, null],
  ['from the first minute', { from: '12:00', until: '13:00' }, {}, null],
  ['not at the last', { from: '11:00', until: '12:00' }, {}, 'time'],
  ['over midnight, before', { from: '18:00', until: '08:00' }, { time: '23:59' }, null],
  ['over midnight, after', { from: '18:00', until: '08:00' }, { time: '00:00' }, null],
  ['over midnight, not by day', { from: '18:00', until: '08:00' }, {}, 'time'],
  ['only a beginning', { from: '12:00' }, {}, null],
  ['only an end', { until: '12:00' }, {}, 'time'],
])('%s', (_, change, changed, failed) => {
  expect(failedCondition(rule(change), lead(changed))).toBe(failed);
});

test('the first rule that holds decides', () => {
  const [late, contact, all] = [
    rule({ key: 'late', opening: 'closed' }),
    rule({ key: 'contact', forms: ['CONTACT'] }),
    rule({ key: 'all' }),
  ];
  expect(findRule([late, contact, all], lead())).toBe(contact);
  expect(findRule([late, contact, all], lead({ isOpen: false }))).toBe(late);
  expect(findRule([late, contact], lead({ keys: ['SERVICE'] }))).toBeNull();
});

test('of two rules for opposite times of day, exactly one holds', () => {
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'));
  fc.assert(
    fc.property(time, time, time, (from, until, now) => {
      fc.pre(from !== until);
      const holds = [rule({ from, until }), rule({ from: until, until: from })].map(
        (one) => failedCondition(one, lead({ time: now })) === null,
      );
      expect(holds.filter(Boolean)).toHaveLength(1);
    }),
  );
});
