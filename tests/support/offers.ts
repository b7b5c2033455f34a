import type { Offer } from '@rooftop/content/documents/offer/offer';

const ANY_CAR: Offer['vehicles'] = {
  condition: null,
  yearFrom: null,
  yearTo: null,
  make: null,
  model: null,
  mileageUpTo: null,
};

interface TestOffer extends Partial<Omit<Offer, 'vehicles'>> {
  readonly vehicles?: Partial<Offer['vehicles']>;
}

/** A coupon of the service department without start and end dates, unless the fields say otherwise. */
export function testOffer({ vehicles, ...fields }: TestOffer = {}): Offer {
  const key = fields.key ?? 'alignment';
  return {
    id: `offer-alpha-${key}`,
    key,
    formerKeys: [],
    offerType: null,
    department: 'service',
    typeLabel: 'Coupon',
    name: '$20 off an alignment',
    badge: null,
    description: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        children: [{ _type: 'span', _key: 'a', text: 'Straight again.', marks: [] }],
        markDefs: [],
      },
    ],
    disclaimer: null,
    image: null,
    recurring: null,
    startDate: null,
    endDate: null,
    ...fields,
    vehicles: { ...ANY_CAR, ...vehicles },
  };
}
