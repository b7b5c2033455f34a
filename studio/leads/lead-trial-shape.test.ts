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
      rule: { name: 'Evenings', takesTurns: true },
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
