import type { FactKind, FactOf, VehicleFact } from '@rooftop/visits/facts';

export const VIN = '1HGCV1F34LA000001';

export const VEHICLE: VehicleFact = {
  vin: VIN,
  stockNumber: 'A-1042',
  condition: 'certified',
  year: 2024,
  make: 'Honda',
  model: 'Accord',
  trim: 'Sport 2.0T',
  bodyStyle: 'sedans',
  exteriorColor: 'Lunar Silver',
  price: 2_495_000,
  dateInStock: '2026-10-02',
  storeKey: 'erie',
};

/** One fact of each kind, with every field filled in. */
export const FACTS: { readonly [Kind in FactKind]: FactOf<Kind> } = {
  pageViewed: { kind: 'pageViewed', route: 'contact-us', path: '/es/contact-us', error: null },
  vehicleViewed: { kind: 'vehicleViewed', vehicle: VEHICLE },
  vehicleAbsent: { kind: 'vehicleAbsent', error: 410 },
  listViewed: {
    kind: 'listViewed',
    list: 'search',
    filters: { make: ['honda', 'Land Rover'] },
    sort: 'newest',
    shown: [VIN],
    total: 120,
  },
  filterChanged: { kind: 'filterChanged', filter: 'bodystyle', value: 'suvs', isActive: true },
  sortChanged: { kind: 'sortChanged', sort: 'priceLow' },
  languageChanged: { kind: 'languageChanged', language: 'es' },
  mediaUsed: { kind: 'mediaUsed', media: 'gallery', action: 'next', vin: VIN },
  ctaClicked: {
    kind: 'ctaClicked',
    cta: 'test-drive',
    label: 'Schedule Test Drive',
    place: 'body',
    href: `/test-drive/${VIN}`,
    vin: VIN,
  },
  formStarted: { kind: 'formStarted', form: 'CONTACT', topic: '3', vin: VIN },
  formStepped: { kind: 'formStepped', form: 'UNLOCK_PRICE', step: 4, name: 'credit-score', vin: VIN },
  formSent: {
    kind: 'formSent',
    form: 'SCHEDULE_TEST_DRIVE',
    topic: '1',
    vin: VIN,
    submission: 1042,
    event: { name: 'Lead', id: '0f3c6f0e-5f3a-4c8e-9a52-0c9b6f1f2d11', valueUsd: 20 },
  },
  phoneClicked: { kind: 'phoneClicked', phone: '+18145550143', department: 'sales' },
  conversationStarted: { kind: 'conversationStarted', channel: 'message', eventId: 'c-1' },
  popupShown: { kind: 'popupShown', popup: 'popup-unlock' },
  popupFinished: { kind: 'popupFinished', popup: 'popup-unlock', outcome: 'submitted', event: 'Spring' },
  priceUnlocked: { kind: 'priceUnlocked', vin: VIN },
  offerShown: { kind: 'offerShown', offer: 'oil-change', type: 'service', label: 'coupon' },
  consentChanged: { kind: 'consentChanged', allowed: ['essential', 'analytics'] },
  experimentShown: { kind: 'experimentShown', experiment: 'headline', arm: 'b' },
  scriptFailed: { kind: 'scriptFailed', name: 'TypeError', file: '/assets/root-1f.js', line: 3 },
  vitalMeasured: { kind: 'vitalMeasured', metric: 'LCP', value: 812.5, route: 'home' },
};
