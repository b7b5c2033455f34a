import { expect, test } from 'vitest';
import { readConversation } from './read-conversation.ts';

test.each([
  [{ customer: { name: 'Ann Lee', phone: { value: '+18145550140' } } }, 'Ann Lee', '+18145550140'],
  [{ customer: { name: ' Ann ', phone: '814' }, phone: '999' }, 'Ann', '814'],
  [{ customer: { name: 'Ann', phone: { value: '' } }, phone: 8145550140 }, 'Ann', '8145550140'],
  [{ phone: '+18145550140' }, '', '+18145550140'],
  [{ customer: { name: { first: 'Ann' } } }, '', ''],
  [{ customer: 'Ann' }, '', ''],
  ['Ann', '', ''],
  [null, '', ''],
])('%j', (detail, name, phone) => {
  expect(readConversation(detail)).toEqual({ name, phone });
});

test('shortens what is too long for any name', () => {
  expect(readConversation({ customer: { name: 'a'.repeat(1000) } }).name).toHaveLength(300);
});
