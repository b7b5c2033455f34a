import { validateDocument } from '@sanity/validation';
import { createSchema } from 'sanity';
import { expect, test } from 'vitest';
import { owned } from '../../../tests/support/content-queries.ts';
import { schemaTypes } from '../schema.ts';

const schema = createSchema({ name: 'default', types: schemaTypes });
const stamp = { _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z', _rev: 'r' };
const promises = {
  engineWarranty: false,
  maintenancePlan: false,
  repairWarranty: false,
  serviceScheduling: true,
  preApprovalIsInstant: false,
  tradeBonus: 30_000,
};

/** A client whose dealership has one redirect, and that counts how often it is asked for what the checks need. */
function clientWithFacts() {
  const asked: string[] = [];
  const facts = {
    dealership: { timeZone: 'America/New_York', languages: ['en'], conditions: [], promises },
    documents: [],
    redirects: [{ id: 'redirectRule-checked-back', from: '/b', to: '/a' }],
    popups: [],
    heavyPictures: [],
    positions: ['promotions-carousel'],
  };
  const client = Object.assign(Object.create(null), {
    withConfig: () => client,
    fetch: async (query: string) => {
      if (!query.includes('"promises"')) return true;
      asked.push(query);
      return facts;
    },
  });
  return { client, asked };
}

test('reports what a document’s dealership makes of it, and asks for that once', async () => {
  const { client, asked } = clientWithFacts();
  async function reported(from: string, to: string) {
    const document = {
      ...stamp,
      ...owned('redirectRule', 'checked', 'x', { from, to }),
      _type: 'redirectRule',
    };
    const getDocumentExists = () => Promise.resolve(true);
    const { markers } = await validateDocument({ schema, document, client, getDocumentExists });
    return markers.map(({ level, path, message }) => [level, path, message]);
  }
  expect(await reported('/a', '/b')).toEqual([
    ['error', ['to'], expect.stringContaining('leads back to /a')],
  ]);
  expect(await reported('/a', '/sevice')).toEqual([
    ['warning', ['to'], expect.stringContaining('Dead link: This website has no page at /sevice')],
  ]);
  expect(await reported('/a', '/service')).toEqual([]);
  expect(asked).toHaveLength(1);
});
