import { UNKNOWN_VISITOR } from '@rooftop/leads/visitor';
import { expect, test } from 'vitest';
import { testContent, testContext, testSettings } from '../../tests/support/website.ts';
import { ANONYMOUS } from '../visitor/visitor-session.ts';
import { leadFormView } from './lead-form-view.server.ts';

const texts = { submit: 'Send', sent: 'Sent', sentText: 'Soon', failed: 'Failed' };

test.each([
  { why: 'the dealership does not want it', setting: false, isAsked: false },
  { why: 'the dealership wants it', setting: true, isAsked: true },
  { why: 'this form wants it', setting: false, verifiesPhone: true, isAsked: true },
  { why: 'another number may be entered than the verified one', setting: true, isKnown: true, isAsked: true },
])('asks for verification of the number only if wanted: $why', async (row) => {
  const settings = { ...testSettings({}), verifiesPhones: row.setting };
  const profile = { ...UNKNOWN_VISITOR, phone: '+13155550142', phoneVerified: row.isKnown ?? false };
  const context = testContext({
    content: testContent({ settings: async () => settings }),
    visitor: { ...ANONYMOUS, profile: async () => profile },
  });
  const { verifiesPhone } = row;
  const options = { form: 'CONTACT', texts, ...(verifiesPhone !== undefined && { verifiesPhone }) } as const;
  expect((await leadFormView(options, context)).verification !== null).toBe(row.isAsked);
});
