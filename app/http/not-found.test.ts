import { expect, test } from 'vitest';
import { missingPage, missingReason, notFound } from './not-found.ts';

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

test.each([
  ['/winter', 'unknown'],
  ['/no/such/page', 'unknown'],
  ['/my-cars-for-sale-list', 'unknown'],
  ['/blog/leased-cars-for-sale', 'unknown'],
  ['/leased-cars-for-sale', 'invalid'],
  ['/Leased-Cars-For-Sale', 'invalid'],
  ['/leased-cars-for-sale/suvs/kia', 'invalid'],
])('%s is %s', async (path, reason) => {
  const response = missingPage(path);
  expect([response.status, await response.text()]).toEqual([404, reason]);
});
