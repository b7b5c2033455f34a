import { colorFamily } from '../color-family.ts';
import { slugOf } from '../slug.ts';
import { BODY_STYLES, type Listing, LISTING_CONDITIONS } from '../vehicle.ts';
import { ROOM_WORDS } from './keyword/lexicons/lexicon.ts';
import { VALUE_FACETS } from './query.ts';

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
export interface AttributeRule {
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

const THIRD_ROW = /\b(3rd|third|three|3)[- ]rows?\b/i;
/** The word that phrases for three rows are replaced with (keyword/synonyms.ts). */
const THREE_ROWS = 'threerows';
const THREE_ROW_SEATS = 7;
const hasThirdRow = ({ seats, features }: Listing): boolean =>
  (seats ?? 0) >= THREE_ROW_SEATS || features.some((feature) => THIRD_ROW.test(feature));

const one = (read: (listing: Listing) => string | null, known: readonly string[] = []): AttributeRule => ({
  read: (listing) => [read(listing)],
  describe: plain,
  known,
});

/**
 * Words that phrases for seats are replaced with (keyword/lexicons). A car with seven seats also has room for five.
 */
const roomFor = ({ seats }: Listing): readonly string[] =>
  Object.entries(ROOM_WORDS).flatMap(([least, word]) => ((seats ?? 0) >= Number(least) ? [word] : []));

/** The facets, and further attributes that are not facets but can be found by keyword. */
export const KINDS = [...VALUE_FACETS, 'trim', 'paint', 'year', 'rows', 'seats'] as const;
export type AttributeKind = (typeof KINDS)[number];

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
  features: { read: ({ features }) => features, describe: plain, known: [] },
  store: one(({ storeKey }) => storeKey),
  drivetrain: one(({ drivetrain }) => drivetrain, ['AWD', '4WD', 'FWD', 'RWD']),
  fuel: one(({ fuelType }) => fuelType),
  transmission: one(({ transmission }) => transmission, ['automatic', 'manual']),
  color: one(({ exteriorColor }) => exteriorColor && colorFamily(exteriorColor)),
  trim: one(({ trim }) => trim),
  paint: one(({ exteriorColor }) => exteriorColor),
  year: one(({ year }) => String(year)),
  seats: { read: roomFor, describe: plain, known: [] },
  rows: one((listing) => (hasThirdRow(listing) ? THREE_ROWS : null)),
};
