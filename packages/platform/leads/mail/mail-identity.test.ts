import { createServer, type Server } from 'node:http';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

let api: Server;
beforeAll(async () => {
  api = createServer((_request, response) => {
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ result: dealerships, ms: 1 }));
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => api.close());

test.each([
  ['dealership-b', { name: 'Beta Motors', host: 'beta.platform.example' }],
  ['dealership-c', null],
])('mail to the people of %s is from %j', async (dealership, identity) => {
  const address = api.address();
  const apiHost = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const client = createSanityClient({ projectId: 'p', dataset: 'd', token: 'secret', apiHost });
  expect(await createMailIdentity(client, 'platform.example')(dealership)).toEqual(identity);
});
