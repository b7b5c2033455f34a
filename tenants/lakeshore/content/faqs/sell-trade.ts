import type { FaqKit } from '../../../tenant-kit.ts';

export const sellTrade: readonly FaqKit[] = [
  {
    key: 'must-buy',
    question: 'Do I have to buy a car from you?',
    answer: ['No. We buy cars from people who just want to sell one, at all four stores.'],
    places: ['sell-trade'],
  },
  {
    key: 'offer-valid',
    question: 'How long does an offer stand?',
    answer: [
      'Seven days from the day we write it, if the car has not changed in between. Accept it and you are paid the same day.',
    ],
    places: ['sell-trade'],
  },
  {
    key: 'bonus-terms',
    question: 'How does the $300 trade-in bonus work?',
    answer: [
      'Bring a written cash offer from somebody who has physically inspected the car, and we add **$300** on a trade-in. The conditions:',
      '- a minimum trade value of $1,000; if the appraised value exceeds that, the higher amount applies',
      '- one bonus per transaction, not combinable with other trade-in bonuses',
      '- a valid VIN, a clear transferable title, major components intact, running condition',
      '- for safety, it must run and drive over 50 miles; a car that cannot be driven or is towed in may get a reduced value',
    ],
    places: ['sell-trade'],
  },
  {
    key: 'what-to-bring',
    question: 'What do I bring to sell my car?',
    answer: [
      'The title or the lender’s name, the registration, every key, and a license for each person on the title. Service records help the price.',
    ],
    places: ['sell-trade'],
  },
  {
    key: 'does-not-run',
    question: 'It does not run. Are you still interested?',
    answer: [
      'Often, yes, for less: a car that comes on a tow truck may get a reduced value and no bonus. Call the store before you pay for the tow.',
    ],
    places: ['sell-trade'],
  },
];
