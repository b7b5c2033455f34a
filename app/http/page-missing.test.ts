import { expect, test } from 'vitest';
import { missingReason, pageMissing } from './page-missing.ts';

test('passes the reason to the error page', async () => {
  for (const reason of ['unknown', 'invalid'] as const) {
    const response = pageMissing(reason);
    expect(response.status).toBe(404);
    expect(missingReason(await response.text())).toBe(reason);
  }
});

test.each([null, undefined, 'other', 404, {}])('treats %j as an unknown reason', (data) => {
  expect(missingReason(data)).toBe('unknown');
});
