/** Tests the questions and answers of the kits as they are written in tenants/. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Kit } from './kit.ts';
import { readKits } from './read-kits.ts';

const { kits: tenants, shared } = await readKits();
const faqsShape = z.array(
  z.looseObject({
    key: z.string(),
    places: z.array(z.string()),
    helpCategory: z.string().optional(),
    onlyWhereOffered: z.string().optional(),
  }),
);
const faqsOf = ({ entries }: Kit) =>
  faqsShape.parse(
    entries.filter(({ type }) => type === 'faq').map(({ key, fields }) => ({ key, ...fields })),
  );

test.each([
  ['home', 10],
  ['financing', 9],
  ['protection', 11],
])('a dealership without questions of its own shows enough of them: %s, %i (spec 2)', (place, count) => {
  const shown = faqsOf(shared).filter(
    ({ places, onlyWhereOffered }) => places.includes(place) && onlyWhereOffered === undefined,
  );
  expect(shown.length).toBeGreaterThanOrEqual(count);
  if (place === 'protection') return;
  const topics = new Set(shown.map(({ helpCategory }) => helpCategory));
  expect([...topics]).toEqual(['financing']);
});

test.each([...tenants, shared].map((kit) => [kit.slug, kit] as const))(
  'no answer of %s states a rate or a payment that settings may contradict',
  (_, kit) => {
    expect(JSON.stringify(faqsOf(kit))).not.toMatch(
      /\d\s?%[^.]{0,12}APR|\$[\d,]+ (?:a|per) month|\$[\d,]+ al mes/,
    );
  },
);
