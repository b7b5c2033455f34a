import { expect, test } from 'vitest';
import { creditDraftCookie, readCreditDraftId, signCreditDraftId } from './draft-cookie.ts';

const key = Buffer.alloc(32, 7);
const id = '0f9a2f7e-3f44-4a1b-9b7d-2d3c5f1a9b10';
const signed = signCreditDraftId(key, 'dealership-a', id);

test('is found by its own dealership and key only', () => {
  const cookies = `visitor=x; creditDraft=${signed}`;
  expect(readCreditDraftId(key, 'dealership-a', cookies)).toBe(id);
  expect(readCreditDraftId(key, 'dealership-b', cookies)).toBeNull();
  expect(readCreditDraftId(Buffer.alloc(32, 8), 'dealership-a', cookies)).toBeNull();
});

test.each([
  null,
  '',
  'creditDraft=',
  `creditDraft=${id}`,
  `creditDraft=${signed}x`,
  `creditDraft=${id}.${'A'.repeat(43)}`,
])('is not found in %j', (cookies) => {
  expect(readCreditDraftId(key, 'dealership-a', cookies)).toBeNull();
});

test('says nothing but the id, to the server only, for a day', () => {
  expect(creditDraftCookie(signed, true)).toBe(
    `__Host-creditDraft=${signed}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax`,
  );
  expect(creditDraftCookie(null, false)).toBe('creditDraft=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});
