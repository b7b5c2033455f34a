import { expect, test } from 'vitest';
import { missingReason, notFound } from './not-found.ts';

test('passes the reason to the error page', async () => {
  for (const reason of ['unknown', 'invalid'] as const) {
    const response = notFound(reason);
    expect(response.status).toBe(404);
    expect(missingReason(await response.text())).toBe(reason);
  }
});

test.each([null, undefined, 'other', 404, {}])('treats %j as an unknown reason', (data) => {
  expect(missingReason(data)).toBe('unknown');
});
