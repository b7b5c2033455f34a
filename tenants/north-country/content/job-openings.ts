import type { JobOpeningKit } from '../../tenant-kit.ts';

export const jobOpenings: readonly JobOpeningKit[] = [
  {
    key: 'technician',
    slug: 'automotive-technician',
    title: 'Automotive technician',
    department: 'Technician',
    store: 'watertown',
    description: [
      'Roy has been lead technician since 1994 and would like somebody to teach. You work on everything: pickups, plows, wagons, the odd tractor if Everett cannot say no.',
      '## The work',
      '- diagnosis and repair, gas, diesel and some hybrids',
      '- inspections of what we buy and of what we sell',
      '- New York State inspections; we pay for your certification',
      '## You',
      '- two years in a shop, a military motor pool counts',
      '- a driver’s license and your own hand tools',
      '- you show the customer the part',
      '## Us',
      '- hourly pay in the range above, by experience',
      '- Monday to Friday, 7:30 to 4:30 or 9 to 6, your choice; no weekends in service',
      '- health insurance, two weeks of vacation and deer season opener off',
    ],
    employmentType: 'FULL_TIME',
    pay: { from: 23_00, to: 34_00, per: 'HOUR' },
    postedOn: '2026-10-26',
    openUntil: '2027-02-28',
  },
];
