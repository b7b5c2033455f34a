/** Forms in steps on the built website, without JavaScript: one step too many loses nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALPHA, openTestSite, type TestSite } from './test-site.ts';
import { ask } from './web-fixtures.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.stop());

test.each([
  [
    '/auto-financing/full-credit-application/form?step=applicant',
    { firstName: 'Anabel', lastName: 'Lee', email: 'ana@example.com' },
  ],
  ['/sell-trade-my-car/your-vehicle', { year: '2018', make: 'Honda', model: 'Civic Tourer' }],
  ['/service/schedule', { step: 'vehicle', year: '2018', make: 'Honda', model: 'Civic Tourer' }],
])('%s', async (path, fields) => {
  const post = () =>
    ask(site.web.port, {
      host: ALPHA,
      path,
      method: 'POST',
      headers: {
        Origin: `http://${ALPHA}:${site.web.port}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
  const first = await post();
  expect([303, 422]).toContain(first.status);
  await site.database.pool.query('UPDATE request_rates SET points = 1000000');
  const refused = await post();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toMatch(/This form was started 300 times .* Go on after .*\d:\d\d [AP]M [CE][SD]T/);
  for (const [name, value] of Object.entries(fields))
    if (name !== 'step') expect(refused.body).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
});
