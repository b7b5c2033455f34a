import { conditionOf, type Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '../../context.server.ts';
import { sayEngine, sayTerm } from '../feed-terms.server.ts';
import { formatCount } from '../figures.server.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Related facts under one heading. */
export interface FactGroup {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

/** City and highway mileage with labels, as far as known: `27 city / 33 hwy`. */
function mileagePerGallon(
  { mpgCity, mpgHighway }: Pick<Listing, 'mpgCity' | 'mpgHighway'>,
  { say }: Pick<RequestContext, 'say'>,
): string | null {
  if (mpgCity !== null && mpgHighway !== null) {
    return say('detail.mpg', { city: mpgCity, highway: mpgHighway });
  }
  if (mpgCity !== null) return say('detail.mpgCity', { city: mpgCity });
  return mpgHighway === null ? null : say('detail.mpgHighway', { highway: mpgHighway });
}

const numberText = (value: number | null): string | null => (value === null ? null : String(value));

/** A listing's facts about its vehicle in groups. Unknown facts are left out. */
export function factGroups(
  listing: Listing,
  context: Pick<RequestContext, 'say' | 'locale'>,
): readonly FactGroup[] {
  const { say, locale } = context;
  const { bodyStyle, engine, mileage, transmission } = listing;
  const term = (text: string | null): string | null => text && sayTerm(text, locale);
  const groups = [
    {
      heading: say('detail.overview'),
      facts: [
        [say('detail.condition'), say(`detail.condition.${conditionOf(listing)}`)],
        [say('detail.mileage'), mileage && say('detail.miles', { miles: formatCount(mileage, locale) })],
        [say('detail.bodyStyle'), bodyStyle && say(`detail.body.${bodyStyle}`)],
        [say('detail.trim'), listing.trim],
        [say('detail.exterior'), term(listing.exteriorColor)],
        [say('detail.interior'), term(listing.interiorColor)],
      ],
    },
    {
      heading: say('detail.drive'),
      facts: [
        [say('detail.engine'), engine && sayEngine(engine, locale)],
        [say('detail.fuel'), term(listing.fuelType)],
        [say('detail.economy'), mileagePerGallon(listing, context)],
        [say('detail.transmission'), transmission && say(`detail.gears.${transmission}`)],
        [say('detail.drivetrain'), term(listing.drivetrain)],
      ],
    },
    {
      heading: say('detail.papers'),
      facts: [
        [say('detail.doors'), numberText(listing.doors)],
        [say('detail.seats'), numberText(listing.seats)],
        [say('detail.stock'), listing.stockNumber],
        ['VIN', listing.vin],
      ],
    },
  ] as const;
  return groups.flatMap(({ heading, facts }) => {
    const known = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
    return known.length === 0 ? [] : [{ heading, facts: known }];
  });
}
