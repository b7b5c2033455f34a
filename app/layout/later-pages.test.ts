import { expect, test } from 'vitest';
import { todaysPath } from './later-pages.ts';

test.each([
  ['/', '/'],
  ['/#stores', '/#stores'],
  ['/contact-us', '/contact-us'],
  ['/special-offers', '/special-offers'],
  ['/cars-for-sale?mileage=null,30000', '/cars-for-sale?mileage=null,30000'],
  ['/auto-financing/apply-for-financing#top', '/auto-financing/apply-for-financing#top'],
  ['/auto-financing/bad-credit-auto-financing', '/auto-financing/bad-credit-auto-financing'],
  ['/help-center/buying', '/contact-us?topic=7'],
  ['/sell-trade-my-car/your-vehicle', '/sell-trade-my-car/your-vehicle'],
  ['/sell-trade-my-car', '/sell-trade-my-car'],
  ['/our-company', '/our-company'],
  ['/our-company/meet-our-team', '/our-company/meet-our-team'],
  ['/our-company/meet-our-team/ann-lee', '/our-company/meet-our-team/ann-lee'],
  ['/services', '/services'],
])('a link to %s leads to %s', (path, today) => {
  expect(todaysPath(path)).toBe(today);
});
