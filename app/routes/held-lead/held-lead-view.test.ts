import { expect, test } from 'vitest';
import { exampleLead } from '../../../tests/support/leads/malicious-leads.ts';
import { testContext } from '../../../tests/support/website.ts';
import { heldLeadView } from './held-lead-view.server.ts';

test.each([
  ['CONTACT', ['Subject', 'Received', 'Name', 'Message']],
  ['FULL_CREDIT_APP', ['Subject', 'Received']],
] as const)('a held lead shows its sender unless it is confidential: %s', (form, names) => {
  const { facts } = heldLeadView(exampleLead({ form }), testContext());
  expect(facts.map(({ name }) => name)).toEqual(names);
});
