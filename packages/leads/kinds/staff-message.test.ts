import { expect, it } from 'vitest';
import { leadOf, sender, testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { staffMessage } from './staff-message.ts';

testKind(staffMessage, {
  payload: { message: 'Thank you!' },
  content: {
    subject: 'Message to Grace Kim',
    comments: 'Thank you!',
    details: [],
    vehicles: [],
  },
});

it('removes characters that the database rejects', () => {
  const { contact, comments } = leadOf(staffMessage, { firstName: 'A\0da', message: '\0 Thank you!\0' });
  expect([contact.firstName, comments]).toEqual(['Ada', 'Thank you!']);
  const { error } = staffMessage.fields.safeParse({ ...sender, message: '\0' });
  expect(error?.issues[0]?.message).toBe('message');
});
