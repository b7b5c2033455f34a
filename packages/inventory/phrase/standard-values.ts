/** Values that every dealership's search understands, even if it has no such car. */
import { COLOR_FAMILIES } from '../color-family.ts';
import type { Facet } from '../index/query.ts';
import { SEATS } from '../index/seats.ts';
import { slugOf } from '../slug.ts';
import { CATALOG } from './catalog.ts';
import { STANDARD_FEATURES } from './standard-features.ts';

interface StandardValue {
  readonly label: string;
  readonly parent: string | null;
}

/** As readFuel (feeds/words/powertrain.ts) spells them. */
const FUELS = [
  'Gasoline',
  'Diesel',
  'Hybrid',
  'Plug-In Hybrid',
  'Electric',
  'Flex Fuel',
  'Hydrogen',
  'Natural Gas',
];

const byLabel = (labels: readonly string[]): ReadonlyMap<string, StandardValue> =>
  new Map(labels.map((label) => [slugOf(label), { label, parent: null }]));

const MAKES_AND_MODELS: ReadonlyMap<string, StandardValue> = new Map(
  CATALOG.flatMap(({ label, value, models }): readonly (readonly [string, StandardValue])[] => [
    [value, { label, parent: null }],
    ...models.map((model) => [model.value, { label: model.label, parent: value }] as const),
  ]),
);

const VALUES: { readonly [facet in Facet]?: ReadonlyMap<string, StandardValue> } = {
  'make-model': MAKES_AND_MODELS,
  features: byLabel(STANDARD_FEATURES.map(({ label }) => label)),
  fuel: byLabel(FUELS),
  color: byLabel(COLOR_FAMILIES),
  seats: byLabel(SEATS.map(String)),
};

/** A value's name, or undefined if it is not a standard one. */
export const standardValue = (facet: Facet, value: string): StandardValue | undefined =>
  VALUES[facet]?.get(value);
