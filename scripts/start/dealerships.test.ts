import { expect, it } from 'vitest';
import { dealershipUrls } from './dealerships.ts';

const dealership = (slug: string, hostnames: string[]) => ({
  id: `dealership-${slug}`,
  createdAt: '2026-01-01T00:00:00Z',
  name: slug,
  slug,
  hostnames,
});
const local = { PUBLIC_SCHEME: 'http', PLATFORM_DOMAIN: 'localhost', PORT: 3000 };

it.each([
  { hostnames: [], site: local, address: 'http://summit.localhost:3000' },
  { hostnames: ['cars.example', 'summit.example'], site: local, address: 'http://summit.localhost:3000' },
  { hostnames: [], site: { ...local, PORT: 80 }, address: 'http://summit.localhost' },
  {
    hostnames: [],
    site: { ...local, PUBLIC_SCHEME: 'https', PLATFORM_DOMAIN: 'dealers.example' },
    address: 'https://summit.dealers.example',
  },
])('$hostnames with $site is at $address', ({ hostnames, site, address }) => {
  expect(dealershipUrls([dealership('summit', hostnames)], site)).toEqual([{ name: 'summit', address }]);
});
