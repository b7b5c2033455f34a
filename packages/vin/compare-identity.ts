import { possibleYears } from './model-year.ts';
import { isSameModel } from './same-model.ts';
import type { VinFacts } from './vin-facts.ts';

/** Which car somebody says it is. */
export interface StatedIdentity {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
}

/** Somebody says something else than the VIN. */
interface IdentityDifference {
  readonly field: keyof StatedIdentity;
  readonly stated: string;
  readonly decoded: string;
}

/** Makes that share cars, or whose names NHTSA and dealers use for one another. */
const SAME_MAKES = [
  ['Dodge', 'Ram'],
  ['Scion', 'Toyota'],
  ['Maybach', 'Mercedes-Benz'],
];

/** Short names of makes. Others are beginnings: `Mercedes`. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([
  ['chevy', 'chevrolet'],
  ['rangerover', 'landrover'],
  ['vw', 'volkswagen'],
]);
/** A shorter beginning may be that of several makes. */
const MIN_BEGINNING = 3;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

function isSameMake(text: string, { make, makes }: VinFacts): boolean {
  const possible = make === null ? makes : [make];
  if (possible.length === 0) return true;
  const twins = SAME_MAKES.find((pair) => pair.some((one) => possible.includes(one))) ?? [];
  const stated = SHORT_NAMES.get(plain(text)) ?? plain(text);
  return [...possible, ...twins]
    .map(plain)
    .some((one) => stated.startsWith(one) || (stated.length >= MIN_BEGINNING && one.startsWith(stated)));
}

/** Where year, make or model are not those of the VIN. The model is compared only if the make is the same. */
export function compareIdentity(
  { year, make, model }: StatedIdentity,
  facts: VinFacts,
): readonly IdentityDifference[] {
  const differences: IdentityDifference[] = [];
  const hasSameMake = make === null || isSameMake(make, facts);
  // If the model is unknown, the VIN may be of a heavy truck, whose year has two meanings.
  const years = facts.model === null ? possibleYears(facts.vin) : [facts.year];
  if (year !== null && facts.year !== null && !years.includes(year))
    differences.push({ field: 'year', stated: String(year), decoded: String(facts.year) });
  if (make !== null && !hasSameMake)
    differences.push({ field: 'make', stated: make, decoded: facts.make ?? facts.makes.join(' or ') });
  if (model !== null && hasSameMake && facts.model !== null && !isSameModel(model, facts))
    differences.push({ field: 'model', stated: model, decoded: facts.model });
  return differences;
}
