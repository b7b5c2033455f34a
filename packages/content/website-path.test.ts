import { expect, test } from 'vitest';
import { hasWebsitePage, websitePath } from './website-path.ts';

test.each<[type: string, name: string | null, path: string | null, isOwn: boolean]>([
  ['homePage', null, '/', true],
  ['page', '/winter', '/winter', true],
  ['page', null, null, true],
  ['offer', 'service/tires', '/special-offers/service/tires', true],
  ['staffMember', 'ann-lee', '/our-company/meet-our-team/ann-lee', true],
  ['store', 'erie', '/our-company/locations/erie', true],
  ['promotion', null, '/', false],
  ['faq', null, '/help-center', false],
  ['redirectRule', null, null, false],
  ['experiment', 'headline', null, false],
])('a %s named %j is shown at %j', (type, name, path, isOwn) => {
  expect(websitePath(type, name)).toBe(path);
  expect(hasWebsitePage(type)).toBe(isOwn);
});
