import { expect, test } from 'vitest';
import type { DealershipFacts } from '../dealership-facts.ts';
import { checkPastedRedirects } from './check-pasted-redirects.ts';

const facts: DealershipFacts = {
  dealership: {
    timeZone: 'America/New_York',
    languages: ['en'],
    conditions: [],
    promises: {
      engineWarranty: false,
      maintenancePlan: false,
      repairWarranty: false,
      serviceScheduling: true,
      preApprovalIsInstant: false,
      tradeBonus: 0,
    },
  },
  documents: [{ type: 'page', name: '/winter-tires', former: [] }],
  redirects: [
    { id: 'r1', from: '/specials', to: '/special-offers' },
    { id: 'r2', from: '/tires', to: '/rims' },
  ],
  popups: [],
  heavyPictures: [],
  positions: [],
};
const HOSTNAMES = ['www.lakeshore.example'];

type Lines = readonly (readonly [from: string, to: string, said: RegExp | null])[];

test.each<[what: string, lines: Lines]>([
  [
    'redirects to pages',
    [
      ['/a', '/winter-tires', null],
      ['/b/*', '/special-offers', null],
    ],
  ],
  ['no new URL', [['/a', '', /New URL: Begin with a slash/]]],
  ['another website as the old URL', [['https://other.example/a', '/', /Old URL: Begin with a slash/]]],
  ['an asterisk in the middle', [['/a/*/b', '/', /asterisk may only follow the last slash/]]],
  ['another website', [['/a', 'https://evil.example/', /must stay on your own website/]]],
  ['a sibling of the website', [['/a', 'https://parts.lakeshore.example/', null]]],
  ['itself', [['/a', '/a', /leads to itself/]]],
  [
    'a line twice',
    [
      ['/a', '/', null],
      ['/a/', '/special-offers', /in the list twice/],
    ],
  ],
  ['an old URL that has a redirect', [['/specials/', '/', /already have a redirect from \/specials/]]],
  [
    'a circle within the list',
    [
      ['/a', '/b', /leads back/],
      ['/b', '/c', /leads back/],
      ['/c', '/a', /leads back/],
      ['/d', '/', null],
    ],
  ],
  ['a circle with a redirect that exists', [['/rims', '/tires', /leads back to \/rims/]]],
])('says what is wrong with %s', (_what, lines) => {
  const pasted = lines.map(([from, to]) => ({ from, to }));
  expect(checkPastedRedirects(pasted, facts, HOSTNAMES)).toEqual(
    lines.map(([from, to, said]) => ({
      from,
      to,
      error: said === null ? null : expect.stringMatching(said),
      warnings: [],
    })),
  );
});

test('warns of a target that is no page, unless another line leads on from there, and of a page that is hidden', () => {
  const pasted = [
    { from: '/a', to: '/nowhere' },
    { from: '/b', to: '/c' },
    { from: '/c', to: '/' },
    { from: '/winter-tires', to: '/' },
  ];
  expect(
    checkPastedRedirects(pasted, facts, HOSTNAMES).map(({ error, warnings }) => [error, warnings]),
  ).toEqual([
    [null, [expect.stringContaining('no page at /nowhere')]],
    [null, []],
    [null, []],
    [null, [expect.stringContaining('There is a page at /winter-tires')]],
  ]);
});
