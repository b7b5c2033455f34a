import type { FaqKit } from '../../../tenant-kit.ts';
import { engineWarrantyTerms, maintenancePlanTerms } from '../terms.ts';

const shown = { places: ['help'], helpCategory: 'warranty' } as const;

export const help: readonly FaqKit[] = [
  {
    key: 'help-engine-warranty',
    question: 'What is the lifetime engine warranty?',
    answer: [
      'Our promise on the engine, for as long as you own the car. These are [the vehicles that have it](/used-cars-for-sale?mileage=null,85000).',
      engineWarrantyTerms,
    ],
    onlyWhereOffered: 'engineWarranty',
    ...shown,
  },
  {
    key: 'help-engine-warranty-kept',
    question: 'How do I keep my engine warranty?',
    answer: [
      'Follow the manufacturer’s schedule and keep every dated receipt, wherever the work is done. Bring them when something seems wrong, before you drive on.',
      engineWarrantyTerms,
    ],
    onlyWhereOffered: 'engineWarranty',
    ...shown,
  },
  {
    key: 'help-maintenance-plan',
    question: 'What does the maintenance plan include?',
    answer: [
      'Two visits to our workshop in your first year. [Schedule one](/service/schedule), or call service.',
      maintenancePlanTerms,
    ],
    onlyWhereOffered: 'maintenancePlan',
    ...shown,
  },
];
