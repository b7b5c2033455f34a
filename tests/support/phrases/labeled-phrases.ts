/** Phrases of shoppers in two languages, each labeled by hand with the filters that it means. */
import { readFileSync } from 'node:fs';
import type { Phrase } from '@rooftop/inventory/phrase/parse-phrase';
import { slugOf } from '@rooftop/inventory/slug';
import type { UrlVocabulary } from '@rooftop/inventory/url/vocabulary';
import { z } from 'zod';

const texts = z.array(z.string());
const many = {
  make: texts.optional(),
  model: texts.optional(),
  bodyStyle: texts.optional(),
  condition: texts.optional(),
  color: texts.optional(),
  drivetrain: texts.optional(),
  fuel: texts.optional(),
  features: texts.optional(),
};
const wanted = z.strictObject({
  ...many,
  transmission: z.string().optional(),
  yearMin: z.number().optional(),
  yearMax: z.number().optional(),
  /** In dollars, like all amounts here. */
  priceMin: z.number().optional(),
  priceMax: z.number().optional(),
  paymentMax: z.number().optional(),
  milesMin: z.number().optional(),
  milesMax: z.number().optional(),
  seatsMin: z.number().optional(),
  not: z.strictObject(many).optional(),
});
const shape = z.strictObject({
  lang: z.enum(['en', 'es']),
  q: z.string(),
  want: wanted,
  /** Words that nobody can answer. */
  unknown: texts,
  sort: z.enum(['priceLow']).optional(),
});
export type LabeledPhrase = z.infer<typeof shape>;

/** The phrases of this folder. */
export const LABELED_PHRASES: readonly LabeledPhrase[] = readFileSync(
  new URL('labeled-phrases.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => shape.parse(JSON.parse(line)));

const FACETS = {
  bodyStyle: 'bodystyle',
  condition: 'condition',
  color: 'color',
  drivetrain: 'drivetrain',
  fuel: 'fuel',
  features: 'features',
} as const;

type Values = Phrase['filters'];
const listed = (values: readonly string[] = []): string => [...new Set(values)].sort().join(',');
/** A third row may be spelled in two ways. */
const slugs = (labels: readonly string[] = []): string =>
  listed(
    labels.map((label) => slugOf(label)).map((slug) => (slug === 'third-row' ? 'third-row-seat' : slug)),
  );

/** How the values of some facets differ from the labels. */
function differences(
  values: Values,
  want: NonNullable<LabeledPhrase['want']['not']>,
  vocabulary: UrlVocabulary,
): string[] {
  const found: string[] = [];
  const differ = (name: string, got: string, expected: string): void => {
    if (got !== expected) found.push(`${name}: ${got || 'none'}, not ${expected || 'none'}`);
  };
  const named = (values['make-model'] ?? []).map((value) => ({
    value,
    ...vocabulary.find('make-model', value),
  }));
  const models = named.filter(({ parent }) => parent);
  const parents = new Set(models.map(({ parent }) => parent));
  differ('models', slugs(models.map(({ label = '' }) => label)), slugs(want.model));
  // The make of a model may be added.
  const makes = named.flatMap(({ value, parent }) => (parent ? [] : [value]));
  const expected = (want.make ?? []).map(slugOf).filter((make) => !parents.has(make));
  differ('makes', listed(makes), listed(expected));
  for (const name of ['bodyStyle', 'condition', 'color', 'drivetrain', 'fuel', 'features'] as const) {
    differ(name, listed(values[FACETS[name]]), slugs(want[name]));
  }
  return found;
}

/** How a parsed phrase differs from its labels. Empty if it is exact. */
export function differencesOf(
  phrase: Phrase,
  { want, unknown, sort }: LabeledPhrase,
  vocabulary: UrlVocabulary,
): string[] {
  const found = [
    ...differences(phrase.filters, want, vocabulary),
    ...differences(phrase.excluded, want.not ?? {}, vocabulary).map((text) => `not ${text}`),
  ];
  const { ranges, filters } = phrase;
  const values = {
    transmission: [filters.transmission?.join(), want.transmission],
    seats: [filters.seats?.join(), want.seatsMin?.toString()],
    yearMin: [ranges.year?.min, want.yearMin],
    yearMax: [ranges.year?.max, want.yearMax],
    priceMin: [ranges.price?.min, want.priceMin && want.priceMin * 100],
    priceMax: [ranges.price?.max, want.priceMax && want.priceMax * 100],
    paymentMax: [ranges.payment?.max, want.paymentMax && want.paymentMax * 100],
    paymentMin: [ranges.payment?.min, undefined],
    milesMin: [ranges.mileage?.min, want.milesMin],
    milesMax: [ranges.mileage?.max, want.milesMax],
    sort: [phrase.sort, sort],
    unknown: [phrase.rest?.toLowerCase(), unknown.length === 0 ? undefined : unknown.join(' ').toLowerCase()],
  };
  for (const [name, [got, expected]] of Object.entries(values)) {
    if ((got ?? null) !== (expected ?? null))
      found.push(`${name}: ${got ?? 'none'}, not ${expected ?? 'none'}`);
  }
  return found;
}
