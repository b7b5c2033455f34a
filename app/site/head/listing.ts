import { type Week, WEEKDAYS } from '@rooftop/tenancy/opening-hours';
import { streetAddress } from '@rooftop/tenancy/address-lines';
import type { Place } from '#app/stores/place-view.server.ts';

/** Spec 9: "The business has service and parts listings with price range $-$$". */
const PRICE_RANGE = '$-$$';
interface OpeningHours {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  /** For example `08:30`. */
  readonly opens: string;
  readonly closes: string;
}

interface SpecialHours {
  readonly '@type': 'OpeningHoursSpecification';
  readonly validFrom: string;
  readonly validThrough: string;
  readonly opens: string;
  readonly closes: string;
}

/** Properties of any place of business. */
export interface BusinessListing {
  readonly name: string;
  readonly url: string;
  readonly priceRange: typeof PRICE_RANGE;
  readonly telephone?: string;
  readonly address?: Readonly<Record<string, string>>;
  readonly geo?: {
    readonly '@type': 'GeoCoordinates';
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly openingHoursSpecification?: readonly OpeningHours[];
  /** Days with special hours. Closed all day is 00:00 to 00:00, as Google expects. */
  readonly specialOpeningHoursSpecification?: readonly SpecialHours[];
  readonly image?: string;
}

/** Weekly hours, grouped by equal hours. Unlisted days are closed. */
function openingHours(week: Week): readonly OpeningHours[] {
  const groups = new Map<string, OpeningHours>();
  for (const day of WEEKDAYS) {
    const hours = week[day];
    if (hours === null || hours.close <= hours.open) continue;
    const { open: opens, close: closes } = hours;
    const { dayOfWeek = [] } = groups.get(opens + closes) ?? {};
    groups.set(opens + closes, {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...dayOfWeek, day.charAt(0).toUpperCase() + day.slice(1)],
      opens,
      closes,
    });
  }
  return [...groups.values()];
}

const specialHours = ({ special = [] }: Week): readonly SpecialHours[] =>
  special.map(({ date, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: hours?.open ?? '00:00',
    closes: hours?.close ?? '00:00',
  }));

type ListedDepartment = keyof Place['hours'];

/** One department of a place, or the place itself with its sales department. */
export function listing(
  place: Place,
  department: ListedDepartment,
  { url, image }: { readonly url: string; readonly image: string | undefined },
): BusinessListing {
  const { address, coordinates, hours, phone, phones, name } = place;
  const telephone = phones[department] ?? phone;
  const week = hours[department];
  return {
    name,
    url,
    priceRange: PRICE_RANGE,
    ...(telephone !== null && { telephone }),
    ...(address !== null && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: streetAddress(address),
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.zip,
        addressCountry: address.country,
      },
    }),
    ...(coordinates !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(week !== null && { openingHoursSpecification: openingHours(week) }),
    ...(week?.special !== undefined &&
      week.special.length > 0 && { specialOpeningHoursSpecification: specialHours(week) }),
    ...(image !== undefined && { image }),
  };
}
