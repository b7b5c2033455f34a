import { expect, test } from 'vitest';
import { conversationContact } from './conversation-name.ts';

const STORED = { firstName: 'Sam', lastName: 'Stone', phone: '+18145550100' };
const NOTHING = { firstName: null, lastName: null, phone: null };

test.each([
  ['Ann Lee', '+18145550140', STORED, 'Ann', 'Lee', '+18145550140'],
  ['Ann', '', STORED, 'Ann', 'Stone', '+18145550100'],
  ['Ana María de la Cruz', '', NOTHING, 'Ana', 'María de la Cruz', null],
  ['  Ann   Lee ', '', NOTHING, 'Ann', 'Lee', null],
  ['', '', STORED, 'Sam', 'Stone', '+18145550100'],
  [' ', '+18145550140', NOTHING, null, null, '+18145550140'],
])('%j with phone %j', (name, phone, stored, firstName, lastName, known) => {
  expect(conversationContact(name, phone, stored)).toEqual({ firstName, lastName, phone: known });
});
