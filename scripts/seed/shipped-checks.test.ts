/** Nothing in the shipped content makes the Studio warn its editors: what it warns of is wrong, or the check is. */
import { checkDocument } from '@rooftop/content/checks/check-document';
import { dealershipFacts } from '@rooftop/content/checks/dealership-facts';
import { createSanityClient } from '@rooftop/content/create-sanity-client';
import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { kitDocuments } from './kit-documents.ts';
import { readKits } from './read-kits.ts';

const TODAY = '2026-11-28';
const ASSET = 'image-0000000000000000000000000000000000000000-2400x1350-webp';
const { kits: tenants, shared } = await readKits();
const documentsOf = (kit: typeof shared) => kitDocuments(kit, shared, () => ASSET);
const sharedDocuments = documentsOf(shared);

/** A client that answers from these documents. */
function clientOf(dataset: readonly object[]) {
  const client = createSanityClient({ projectId: 'x', dataset: 'x', token: 'x' });
  return Object.assign(Object.create(client), {
    withConfig: () => clientOf(dataset),
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset, params })).get(),
  });
}

test.each(tenants.map((kit) => [kit.slug, kit] as const))(
  'no document of %s has a warning',
  async (slug, kit) => {
    const own = documentsOf(kit);
    const facts = await dealershipFacts(clientOf([...own, ...sharedDocuments]), `dealership-${slug}`);
    expect(facts?.dealership.languages).toEqual(kit.languages);
    const found = own.flatMap((document) =>
      checkDocument(document, facts, TODAY).map(
        ({ path, name, message }) => `${document._id} ${JSON.stringify(path)} ${name}: ${message}`,
      ),
    );
    expect(found).toEqual([]);
  },
);

test('no shared document has a warning', () => {
  expect(sharedDocuments.flatMap((document) => checkDocument(document, null, TODAY))).toEqual([]);
});

/** Examples of loans in the texts: amount financed, number of payments, payment, rate. */
const LOANS =
  /\$([\d,]+) (?:financed|financiados) [^.]*?\$0\.10[^.]*? (\d+) (?:monthly payments|pagos mensuales) (?:of|de) \$([\d.]+\d)[^.]*? ([\d.]+\d)%/g;

test('the payments of example loans are right', () => {
  const texts = JSON.stringify(tenants.map(({ entries }) => entries));
  const loans = [...texts.matchAll(LOANS)].map(([, ...figures]) =>
    figures.map((figure) => Number(figure.replaceAll(',', ''))),
  );
  expect(loans.length).toBeGreaterThan(0);
  for (const [financed = 0, months = 0, payment, rate = 0] of loans) {
    const monthly = rate / 1200;
    const due = (financed * monthly) / (1 - (1 + monthly) ** -months);
    expect(payment).toBe(Math.round(due * 100) / 100);
  }
});
