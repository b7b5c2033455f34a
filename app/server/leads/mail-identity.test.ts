import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { expect, test, vi } from 'vitest';
import { createMailIdentity } from './mail-identity.ts';

const dealerships = [
  { id: 'dealership-a', name: 'Alpha', slug: 'alpha' },
  { id: 'dealership-b', name: 'Beta Motors', slug: 'beta' },
].map((dealership) => ({
  ...dealership,
  createdAt: '2026-11-01T00:00:00Z',
  hostnames: ['www.elsewhere.example'],
  languages: ['en'],
  timeZone: 'America/New_York',
  theme: {
    brand: '#1f3a4d',
    accent: '#c2410c',
    progress: '#00a651',
    neutral: 'plain',
    radius: 8,
    displayFace: 'archivo',
    header: 'light',
  },
  isLaunched: true,
  cookieTier: 2,
  phoneMask: '(999) 999-9999',
  chat: null,
  trackers: { measurementIds: [], tagContainer: null, metaPixelId: null },
  logo: null,
  financing: null,
}));

const client = createSanityClient({ projectId: 'p', dataset: 'd', token: 'secret' });
vi.spyOn(client, 'fetch').mockImplementation(async () => dealerships);

test.each([
  ['dealership-b', { name: 'Beta Motors', host: 'beta.platform.example' }],
  ['dealership-c', null],
])('mail to the people of %s is from %j', async (dealership, identity) => {
  expect(await createMailIdentity(client, 'platform.example')(dealership)).toEqual(identity);
});
