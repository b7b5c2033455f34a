/** What happened to a car, in the words of the Studio. */
import type { LoggedChange } from '@rooftop/inventory/storage/staff-cars';
import type {
  AdvertisedPeriod,
  ImportedChange,
  VehicleHistory,
} from '@rooftop/inventory/storage/vehicle-history';
import { formatMoney } from '@rooftop/platform/wording/format-number';

interface HistoryLine {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly text: string;
}

const MONEY: ReadonlySet<string> = new Set(['salePrice', 'oldPrice', 'listPrice']);
/** Fields whose values are too long for a line. */
const LONG: ReadonlySet<string> = new Set(['description', 'photos', 'manufacturerPhotos', 'features']);

/** `salePrice` as `sale price`. */
const nameOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function valueOf(field: string, value: unknown): string {
  if (value === null) return 'none';
  if (MONEY.has(field)) return formatMoney(Number(value), 'en');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'other';
}

/** `sale price $4,995 → $4,495`. */
function differenceText(field: string, [before, after]: readonly [unknown, unknown]): string {
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length)
    return `${nameOf(field)} ${before.length} → ${after.length}`;
  if (LONG.has(field)) return `other ${nameOf(field)}`;
  return `${nameOf(field)} ${valueOf(field, before)} → ${valueOf(field, after)}`;
}

const KINDS = {
  added: 'The feed added the car.',
  gone: 'The feed no longer has the car.',
  returned: 'The feed has the car again.',
} as const;

function importedText({ kind, difference, prices }: ImportedChange): string {
  const fields = Object.entries(difference ?? {}).filter(
    ([field]) => field !== 'status' || kind === 'changed',
  );
  const changes = fields.map(([field, pair]) => differenceText(field, pair)).join(', ');
  if (kind === null) {
    const price = prices?.salePrice ?? prices?.oldPrice ?? null;
    return `The feed’s price became ${price === null ? 'none' : formatMoney(price, 'en')}.`;
  }
  if (kind === 'changed') return `The feed changed: ${changes}.`;
  return changes === '' ? KINDS[kind] : `${KINDS[kind]} Changed: ${changes}.`;
}

function staffText({ by, change }: LoggedChange): string {
  if ('isHidden' in change) return change.isHidden ? `${by} hid the car.` : `${by} shows the car again.`;
  if ('isPrivate' in change)
    return change.isPrivate ? `${by} made the car private.` : `${by} no longer makes the car private.`;
  if ('isFeatured' in change)
    return change.isFeatured ? `${by} featured the car.` : `${by} no longer features the car.`;
  if ('move' in change) return `${by} moved the car ${change.move} among the featured ones.`;
  return Object.values(change.note).every((text) => text === null)
    ? `${by} removed the note.`
    : `${by} wrote the note.`;
}

/** A period begins with a price, and ends without another one if the car is not advertised after it. */
function advertisedLines(periods: readonly AdvertisedPeriod[]): readonly HistoryLine[] {
  return periods.flatMap(({ since, until, statement: { price, audience } }, at) => {
    const amount = price === null ? '“Call for pricing”' : formatMoney(price, 'en');
    const begun = {
      at: since.toISOString(),
      text: `Advertised: ${amount}${audience === 'everybody' ? '' : ', to visitors who unlocked it'}.`,
    };
    const next = periods[at + 1];
    const isLast = until !== null && next?.since.getTime() !== until.getTime();
    return isLast ? [begun, { at: until.toISOString(), text: 'No longer advertised.' }] : [begun];
  });
}

/** What imports and staff changed, and what was advertised, the newest first. */
export function describeCarHistory(
  { advertised, imported }: VehicleHistory,
  logged: readonly LoggedChange[],
): readonly HistoryLine[] {
  return [
    ...imported.map((one) => ({ at: one.at.toISOString(), text: importedText(one) })),
    ...advertisedLines(advertised),
    ...logged.toReversed().map((one) => ({ at: one.at.toISOString(), text: staffText(one) })),
  ]
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .toReversed();
}
