import { expect, test } from 'vitest';
import { describeTrial, type LeadTrial } from './lead-trial-shape.ts';

const trial = (change: Partial<LeadTrial> = {}): LeadTrial => ({
  isIgnored: false,
  isOpen: true,
  rule: null,
  rules: [],
  destinations: ['Text mail to sales@a.example'],
  lateAt: '2026-11-26T15:00:00.000Z',
  ...change,
});

test.each<[what: string, trial: Partial<LeadTrial>, said: readonly string[]]>([
  [
    'no rules',
    {},
    [
      'The store is open then.',
      'No rule fits, so the usual recipients get it.',
      'It is sent as Text mail to sales@a.example.',
    ],
  ],
  [
    'a rule that fits, after one that does not',
    {
      isOpen: false,
      rule: { name: 'Evenings', takesTurns: true, ownership: null },
      rules: [
        { name: 'Service', failed: 'form' },
        { name: 'Evenings', failed: null },
      ],
    },
    [
      'The store is closed then.',
      'The rule “Service” does not fit: it is for other forms.',
      'The rule “Evenings” decides.',
      'It is sent as Text mail to sales@a.example.',
      'Only one of the rule’s addresses gets each lead, one after the other.',
    ],
  ],
  [
    'a rule that gives it to its first recipient who works with leads',
    {
      rule: { name: 'All', takesTurns: false, ownership: { owners: ['Ann', 'Cy'], others: ['x@a.example'] } },
    },
    [
      'The store is open then.',
      'It is sent as Text mail to sales@a.example.',
      'Ann owns it: the first address of the rule with which somebody signs in to the desk.',
    ],
  ],
  [
    'a rule that gives it to whose turn it is',
    {
      rule: { name: 'All', takesTurns: true, ownership: { owners: ['Ann', 'Cy'], others: ['x@a.example'] } },
    },
    [
      'The store is open then.',
      'It is sent as Text mail to sales@a.example.',
      'Only one of the rule’s addresses gets each lead, one after the other.',
      'The one who gets it owns it: Ann or Cy.',
      'Nobody signs in to the desk as x@a.example, so nobody owns what goes there.',
    ],
  ],
  [
    'a rule whose recipients cannot own it',
    { rule: { name: 'All', takesTurns: false, ownership: { owners: [], others: ['x@a.example'] } } },
    [
      'The store is open then.',
      'It is sent as Text mail to sales@a.example.',
      'Nobody owns it: no address of the rule belongs to somebody who signs in to the desk.',
    ],
  ],
  [
    'an ignored sender, and nobody to send to',
    { isIgnored: true, destinations: [] },
    [
      'The sender is ignored: the lead is held, and nobody is told. If somebody releases it:',
      'The store is open then.',
      'No rule fits, so the usual recipients get it.',
      'Nobody gets it. It waits until you enter a recipient.',
    ],
  ],
])('%s', (_, change, said) => {
  expect(describeTrial(trial(change))).toEqual(said);
});
