import type { Company } from '@rooftop/content/documents/dealership/company/company';
import type { Address } from '@rooftop/content/documents/dealership/settings/settings';
import { streetAddress } from '@rooftop/tenancy/address-lines';
import type { RequestContext } from '#app/context.server.ts';
import type { CurrentOpening } from './current-openings.ts';

/** What the structured data needs in addition to the job opening. */
interface PostingFacts {
  /** Formatted as HTML. */
  readonly description: string;
  /** Where the job is. Several addresses mean the applicant can choose. */
  readonly places: readonly Address[];
  /** Whether the page itself has an application form. */
  readonly hasForm: boolean;
  /** Absolute URL of the page. */
  readonly url: string;
}

const jobLocation = (address: Address): object => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    streetAddress: streetAddress(address),
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.zip,
    addressCountry: address.country,
  },
});

/** Converts cents to dollars. */
const dollars = (cents: number | null): number | undefined => (cents === null ? undefined : cents / 100);

function baseSalary(pay: CurrentOpening['pay']): object | undefined {
  if (pay === null || (pay.from === null && pay.to === null)) return undefined;
  const { from, to, per } = pay;
  const amount = from === to ? { value: dollars(from) } : { minValue: dollars(from), maxValue: dollars(to) };
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', ...amount, unitText: per },
  };
}

/** Structured data for a job opening: https://schema.org/JobPosting. */
export function jobPosting(
  opening: CurrentOpening,
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

/** Where the job is: at the opening's store, or else at any store, or else at the dealership's own address. */
export function placesOf(
  { storeKey }: Pick<CurrentOpening, 'storeKey'>,
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
