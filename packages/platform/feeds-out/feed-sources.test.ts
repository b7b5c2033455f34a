import type { Language } from '@rooftop/tenancy/languages';
import { expect, test } from 'vitest';
import { testContent, testDealership, testInventory } from '../../../tests/support/website.ts';
import { createFeedSources } from './feed-sources.ts';

test.each<[Language[], Language]>([
  [['en', 'es'], 'en'],
  [['es', 'en'], 'en'],
  [['es'], 'es'],
])('cars of a dealership in %j are advertised in %s', async (languages, language) => {
  const dealership = testDealership({ languages });
  const reads: string[] = [];
  const sources = await createFeedSources({
    content: {
      dealerships: async () => [dealership],
      forDealership: (_, { language: wanted }) => {
        reads.push(wanted);
        return testContent();
      },
    },
    inventory: { forDealership: () => testInventory([]) },
    pictures: () => ({ photo: () => null, photoVersion: () => '1' }),
    priceNoteIn: (wanted) => () => wanted,
    hosts: async () => ({ find: () => ({ kind: 'found', dealership, host: 'alpha.example' }) }),
    publicOrigin: (host) => `https://${host}`,
    domain: 'platform.example',
  })();
  expect(sources.map(({ priceNote }) => priceNote([]))).toEqual([language]);
  expect(reads).toEqual([language]);
});
