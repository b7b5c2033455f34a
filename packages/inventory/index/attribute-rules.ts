import { colorFamily } from '../color-family.ts';
import { featuresOf } from '../phrase/standard-features.ts';
import { slugOf } from '../slug.ts';
import { DRIVETRAINS } from '@rooftop/vin/vin-facts';
import { BODY_STYLES, type Listing, LISTING_CONDITIONS } from '../vehicle.ts';
import { VALUE_FACETS } from './query.ts';
import { seatsOf } from './seats.ts';

/** A value that cars share, as a shopper sees it. */
export interface ValueDescription {
  /** Spelling in URLs and queries. */
  readonly value: string;
  /** As spelled in the feed. For a model, without its make. */
  readonly label: string;
  /** For a model, its make's value; else null. */
  readonly parent: string | null;
  /** Text that keywords can match. */
  readonly text: string;
}

/** How to read one attribute of a car. */
interface AttributeRule {
  /** Raw text from the feed. Equal texts are one value, and so are texts with the same spelling in URLs. */
  readonly read: (listing: Listing) => readonly (string | null)[];
  readonly describe: (text: string) => ValueDescription;
  /** Values that exist even if no car has them. */
  readonly known: readonly string[];
}

const plain = (text: string): ValueDescription => ({ value: slugOf(text), label: text, parent: null, text });
const MODEL_MARK = '\t';

/** A make, or a make and a model separated by a tab. A model is found by its name with or without spaces. */
function makeOrModel(text: string): ValueDescription {
  const [make = '', model] = text.split(MODEL_MARK);
  if (model === undefined) return plain(make);
  const value = slugOf(`${make} ${model}`);
  return { value, label: model, parent: slugOf(make), text: `${model} ${make}${model}` };
}

const one = (read: (listing: Listing) => string | null, known: readonly string[] = []): AttributeRule => ({
  read: (listing) => [read(listing)],
  describe: plain,
  known,
});

/** The facets, and further attributes that are not facets but can be found by keyword. */
export const ATTRIBUTE_KINDS = [...VALUE_FACETS, 'trim', 'paint', 'year'] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

export const ATTRIBUTE_RULES: Readonly<Record<AttributeKind, AttributeRule>> = {
  condition: {
    read: ({ condition, isCertified }) =>
      condition === 'used' && isCertified ? ['used', 'certified'] : [condition],
    describe: plain,
    known: LISTING_CONDITIONS,
  },
  bodystyle: one(({ bodyStyle }) => bodyStyle, BODY_STYLES),
  'make-model': {
    read: ({ make, model }) => [make, make + MODEL_MARK + model],
    describe: makeOrModel,
    known: [],
  },
  // A bare number in a search is no number of seats.
  seats: { read: seatsOf, describe: (text) => ({ ...plain(text), text: '' }), known: [] },
  features: { read: featuresOf, describe: plain, known: [] },
  store: one(({ storeKey }) => storeKey),
  drivetrain: one(({ drivetrain }) => drivetrain, DRIVETRAINS),
  fuel: one(({ fuelType }) => fuelType),
  transmission: one(({ transmission }) => transmission, ['automatic', 'manual']),
  color: one(({ exteriorColor }) => exteriorColor && colorFamily(exteriorColor)),
  trim: one(({ trim }) => trim),
  paint: one(({ exteriorColor }) => exteriorColor),
  year: one(({ year }) => String(year)),
};
