/**
 * Requirements of search engines for each JSON-LD type on our pages, from Google's documentation of rich results
 * (https://developers.google.com/search/docs/appearance/structured-data), plus what we always include. Shapes are
 * loose: additional properties are allowed.
 */
import { z } from 'zod';

const text = z.string().trim().min(1);
const url = z.url({ protocol: /^https?$/ });
const day = z.iso.date();
const named = z.looseObject({ '@type': text, name: text });
const price = z.string().regex(/^\d+\.\d{2}$/);

const address = z.looseObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text,
  addressLocality: text,
  addressRegion: z.string().length(2),
  postalCode: z.string().regex(/^\d{5}(-\d{4})?$/),
  addressCountry: z.literal('US'),
});

const business = z.looseObject({
  '@id': url,
  name: text,
  address,
  url,
  telephone: z
    .string()
    .regex(/^\+\d{11}$/)
    .optional(),
  priceRange: z.string().max(99),
  openingHoursSpecification: z
    .array(z.looseObject({ dayOfWeek: z.array(text).min(1), opens: text, closes: text }))
    .optional(),
  department: z.array(z.looseObject({ '@type': text, name: text, address })).optional(),
});

/** Consecutive steps. The last one also has a URL. */
const steps = z
  .array(z.looseObject({ '@type': z.literal('ListItem'), position: z.int(), name: text }))
  .refine((all) => all.every(({ position }, at) => position === at + 1), 'positions count from 1');

const question = z.looseObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text }),
});

const offer = z.looseObject({
  url,
  name: text,
  validFrom: day.optional(),
  validThrough: day.optional(),
  offeredBy: named,
});

/** Schemas by `@type`. */
const KINDS: Readonly<Record<string, z.ZodType>> = {
  AutoDealer: business,
  AutoRepair: business,
  AutoPartsStore: business,
  Article: z.looseObject({
    headline: text.max(110),
    image: url,
    datePublished: day,
    dateModified: day,
    author: named,
    publisher: named,
    mainEntityOfPage: url,
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: steps.min(2).and(z.array(z.looseObject({ item: url }))),
  }),
  Car: z.looseObject({
    name: text,
    url,
    vehicleIdentificationNumber: z.string().length(17),
    itemCondition: url,
    brand: named,
    model: text,
    vehicleModelDate: z.string().regex(/^\d{4}$/),
    mileageFromOdometer: z.looseObject({ value: z.number(), unitCode: z.literal('SMI') }).optional(),
    image: z.array(url).min(1).optional(),
    // A page does not contain a price that is locked or available by phone only, and then no offer.
    offers: z
      .looseObject({
        '@type': z.literal('Offer'),
        availability: url,
        price,
        priceCurrency: z.literal('USD'),
        seller: named,
      })
      .optional(),
  }),
  FAQPage: z.looseObject({ mainEntity: z.array(question).min(1) }),
  ItemList: z.looseObject({ itemListElement: steps.and(z.array(z.looseObject({ url }))) }),
  JobPosting: z.looseObject({
    title: text,
    description: text,
    datePosted: day,
    validThrough: z.iso.datetime().optional(),
    hiringOrganization: named,
    jobLocation: z.array(z.looseObject({ '@type': z.literal('Place'), address })).min(1),
    identifier: named,
    employmentType: text,
  }),
  Offer: offer,
  OfferCatalog: z.looseObject({ itemListElement: z.array(offer).min(1) }),
  ProfilePage: z.looseObject({
    mainEntity: z.looseObject({ '@type': z.literal('Person'), name: text, url }),
  }),
  WebPage: z.looseObject({ url, name: text }),
  WebSite: z.looseObject({ url, name: text }),
};

const typed = z.looseObject({ '@type': z.string() });
const document = z.looseObject({ '@context': z.literal('https://schema.org') });
const graph = z.looseObject({ '@graph': z.array(z.unknown()) });

/**
 * Returns the problems with the JSON-LD of a page or of one of its scripts. An empty array means that it is valid.
 */
export function complaintsAbout(data: unknown): readonly string[] {
  if (Array.isArray(data)) return data.flatMap(complaintsAbout);
  if (!document.safeParse(data).success) return ['JSON-LD without the context of schema.org'];
  const things = graph.safeParse(data).data?.['@graph'] ?? [data];
  return things.flatMap((thing) => {
    const type = typed.safeParse(thing).data?.['@type'];
    if (type === undefined) return ['JSON-LD without @type'];
    const kind = KINDS[type];
    if (kind === undefined) return [`${type} is of no kind that is known`];
    const { error } = kind.safeParse(thing);
    return (error?.issues ?? []).map(({ path, message }) => `${type} ${path.join('.')}: ${message}`);
  });
}
