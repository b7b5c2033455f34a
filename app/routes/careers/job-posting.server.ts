import type { Company } from '@rooftop/content/documents/company';
import type { Address } from '@rooftop/content/documents/settings';
import type { RequestContext } from '../../context.server.ts';
import type { OpenPosition } from './open-positions.ts';

/** What a posting needs beyond the position itself. */
export interface PostingFacts {
  /** HTML */
  readonly description: string;
  /** where one would work; several where one may choose */
  readonly places: readonly Address[];
  /** whether one applies on the page itself */
  readonly hasForm: boolean;
  /** of the page, absolute */
  readonly url: string;
}

const jobLocation = ({ line1, line2, city, state, zip, country }: Address): object => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: [line1, line2].filter((line) => line !== null).join(', '),
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: country,
  },
});

/** USD from cents. */
const dollars = (cents: number | null): number | undefined => (cents === null ? undefined : cents / 100);

function baseSalary(pay: OpenPosition['pay']): object | undefined {
  if (pay === null || (pay.from === null && pay.to === null)) return undefined;
  const { from, to, per } = pay;
  const amount = from === to ? { value: dollars(from) } : { minValue: dollars(from), maxValue: dollars(to) };
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', ...amount, unitText: per },
  };
}

/** What search engines are told of an open position: https://schema.org/JobPosting. */
export function jobPosting(
  opening: OpenPosition,
  { description, places, hasForm, url }: PostingFacts,
  { dealership, origin, href }: Pick<RequestContext, 'dealership' | 'origin' | 'href'>,
): object {
  return {
    '@type': 'JobPosting',
    '@id': `${url}#${opening.id}`,
    title: opening.title,
    description,
    datePosted: opening.postedOn,
    validThrough: opening.closesAt?.toISOString(),
    employmentType: opening.employmentType,
    identifier: { '@type': 'PropertyValue', name: dealership.name, value: opening.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: dealership.name,
      sameAs: origin + (href('/') ?? '/'),
    },
    jobLocation: places.map(jobLocation),
    baseSalary: baseSalary(opening.pay),
    directApply: hasForm,
    url,
  };
}

/** Where one would work: at the position's store, else at any of them, else at the dealership's own address. */
export function placesOf(
  { storeKey }: Pick<OpenPosition, 'storeKey'>,
  stores: readonly { readonly key: string; readonly address: Omit<Address, 'country'> }[],
  company: Pick<Company, 'address'>,
): readonly Address[] {
  const own = stores.filter(({ key }) => key === storeKey);
  const addresses = (own.length > 0 ? own : stores).map(
    ({ address }): Address => ({ ...address, country: 'US' }),
  );
  if (addresses.length > 0) return addresses;
  return company.address === null ? [] : [company.address];
}
