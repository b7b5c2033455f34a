import type { FaqKit } from '../../../tenant-kit.ts';

export const service: readonly FaqKit[] = [
  {
    key: 'any-make',
    question: 'Do you work on cars you didn’t sell?',
    answer: ['Any make, any age. Everett started on carburetors.'],
    places: ['service'],
  },
  {
    key: 'oil',
    question: 'When does my oil want changing?',
    answer: [
      'Every 3,000 to 5,000 miles for most, sooner if you plow or tow. Go by the owner’s manual if you have our engine warranty, and keep the receipts.',
    ],
    places: ['service'],
  },
  {
    key: 'maintenance-plan',
    question: 'How do I use my maintenance plan?',
    answer: [
      'Call, or [schedule a visit](/service/schedule). You have two within 12 months of the sale. The plan is non-transferable, and unused visits are not carried over or refunded, so come.',
    ],
    places: ['service'],
  },
  {
    key: 'ride',
    question: 'How do I get home if it stays overnight?',
    answer: [
      'In town, we drive you. For a lengthy engine repair there are loaner vehicles. Otherwise there is Wi-Fi, a charging port and the woodstove.',
    ],
    places: ['service'],
  },
  {
    key: 'guarantee',
    question: 'What if the repair doesn’t hold?',
    answer: [
      'Service repairs have a lifetime parts-and-labor warranty while the car is yours; not for wear. The terms are on the back of your invoice. Bring it back and we make it right.',
    ],
    places: ['service'],
    onlyWhereOffered: 'repairWarranty',
  },
  {
    key: 'inspection',
    question: 'Do you do New York inspections?',
    answer: ['Every weekday. If it fails, you get a list with prices, and no lecture.'],
    places: ['service'],
  },
];
