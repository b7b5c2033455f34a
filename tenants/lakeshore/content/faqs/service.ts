import type { FaqKit } from '../../../tenant-kit.ts';

export const service: readonly FaqKit[] = [
  {
    key: 'which-stores',
    question: 'Which stores have a workshop?',
    answer: [
      'Erie, Meadville and Jamestown. For Dunkirk customers we fetch the car, service it in Jamestown and bring it back, free.',
    ],
    places: ['service'],
  },
  {
    key: 'bought-elsewhere',
    question: 'Do you service cars bought elsewhere?',
    answer: ['All makes, wherever they came from.'],
    places: ['service'],
  },
  {
    key: 'oil-interval',
    question: 'How often does oil need changing?',
    answer: [
      'Every 3,000 to 5,000 miles for most cars on conventional oil. The manual has the last word; towing and short winter trips shorten it.',
    ],
    places: ['service'],
  },
  {
    key: 'waiting',
    question: 'Can I wait, or is there a loaner?',
    answer: [
      'For oil, tires and inspections most people wait: there is Wi-Fi, coffee and a charging port at every chair. For lengthy engine repairs we have loaner vehicles.',
    ],
    places: ['service'],
  },
  {
    key: 'repair-warranty',
    question: 'Are repairs under warranty?',
    answer: [
      'Repairs by our workshops carry a lifetime parts-and-labor warranty, for as long as you own the car; not for wear. The written terms are at the service desk and on your invoice.',
    ],
    places: ['service'],
    onlyWhereOffered: 'repairWarranty',
  },
  {
    key: 'inspections',
    question: 'Do you do state inspections?',
    answer: [
      'Pennsylvania inspections in Erie and Meadville, New York inspections in Jamestown, there without an appointment before 10 on weekdays.',
    ],
    places: ['service'],
  },
];
