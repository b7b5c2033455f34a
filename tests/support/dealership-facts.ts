import type { DealershipFacts } from '@rooftop/content/checks/dealership-facts';

/** What the checks know of a dealership that sells used and certified cars. */
export const testFacts = (fields: Partial<DealershipFacts> = {}): DealershipFacts => ({
  dealership: {
    timeZone: 'America/New_York',
    languages: ['en', 'es'],
    conditions: ['used', 'certified'],
    promises: {
      engineWarranty: false,
      maintenancePlan: false,
      repairWarranty: false,
      serviceScheduling: true,
      preApprovalIsInstant: false,
      tradeBonus: 30_000,
    },
  },
  documents: [],
  redirects: [],
  popups: [],
  heavyPictures: [],
  positions: [],
  ...fields,
});
