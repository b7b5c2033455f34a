import { expect, test } from 'vitest';
import { missingReason, pageMissing } from './page-missing.ts';

test('the reason arrives at the error page', async () => {
  for (const reason of ['unknown', 'invalid'] as const) {
    const response = pageMissing(reason);
    expect(response.status).toBe(404);
    expect(missingReason(await response.text())).toBe(reason);
  }
});

test.each([null, undefined, 'other', 404, {}])('%j is no reason of ours', (data) => {
  expect(missingReason(data)).toBe('unknown');
});
