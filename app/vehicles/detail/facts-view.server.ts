import { conditionOf, type Listing } from '@rooftop/inventory/vehicle';
import type { RequestContext } from '#app/context.server.ts';
import { translateEngine, translateTerm } from '@rooftop/platform/inventory/feed-terms';
import { formatCount } from '@rooftop/platform/wording/format-number';

interface LabeledFact {
  readonly label: string;
  readonly value: string;
}

/** Related facts under one heading. */
interface FactGroup {
  readonly heading: string;
  readonly facts: readonly LabeledFact[];
}

/** City and highway mileage with labels, as far as known: `27 city / 33 hwy`. */
function mileagePerGallon(
  { mpgCity, mpgHighway }: Pick<Listing, 'mpgCity' | 'mpgHighway'>,
  { t }: Pick<RequestContext, 't'>,
): string | null {
  if (mpgCity !== null && mpgHighway !== null) {
    return t('detail.mpg', { city: mpgCity, highway: mpgHighway });
  }
  if (mpgCity !== null) return t('detail.mpgCity', { city: mpgCity });
  return mpgHighway === null ? null : t('detail.mpgHighway', { highway: mpgHighway });
}

const numberText = (value: number | null): string | null => (value === null ? null : String(value));

/** A listing's facts about its vehicle in groups. Unknown facts are left out. */
export function factGroups(
  listing: Listing,
  context: Pick<RequestContext, 't' | 'locale'>,
): readonly FactGroup[] {
  const { t, locale } = context;
  const { bodyStyle, engine, mileage, transmission } = listing;
  const term = (text: string | null): string | null => text && translateTerm(text, locale);
  const groups = [
    {
      heading: t('detail.overview'),
      facts: [
        [t('detail.condition'), t(`detail.condition.${conditionOf(listing)}`)],
        [t('detail.mileage'), mileage && t('detail.miles', { miles: formatCount(mileage, locale) })],
        [t('detail.bodyStyle'), bodyStyle && t(`detail.body.${bodyStyle}`)],
        [t('detail.trim'), listing.trim],
        [t('detail.exterior'), term(listing.exteriorColor)],
        [t('detail.interior'), term(listing.interiorColor)],
      ],
    },
    {
      heading: t('detail.drive'),
      facts: [
        [t('detail.engine'), engine && translateEngine(engine, locale)],
        [t('detail.fuel'), term(listing.fuelType)],
        [t('detail.economy'), mileagePerGallon(listing, context)],
        [t('detail.transmission'), transmission && t(`detail.gears.${transmission}`)],
        [t('detail.drivetrain'), term(listing.drivetrain)],
      ],
    },
    {
      heading: t('detail.papers'),
      facts: [
        [t('detail.doors'), numberText(listing.doors)],
        [t('detail.seats'), numberText(listing.seats)],
        [t('detail.stock'), listing.stockNumber],
        ['VIN', listing.vin],
      ],
    },
  ] as const;
  return groups.flatMap(({ heading, facts }) => {
    const known = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
    return known.length === 0 ? [] : [{ heading, facts: known }];
  });
}
