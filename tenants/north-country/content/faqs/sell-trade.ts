import type { FaqKit } from '../../../tenant-kit.ts';

export const sellTrade: readonly FaqKit[] = [
  {
    key: 'just-sell',
    question: 'Will you buy my car if I don’t buy yours?',
    answer: ['Yes. Half the cars on the lot came that way.'],
    places: ['sell-trade'],
  },
  {
    key: 'seven-days',
    question: 'How long is your offer good for?',
    answer: ['Seven days, in writing, if the car stays as it is. Say yes and we pay you the same day.'],
    places: ['sell-trade'],
  },
  {
    key: 'three-hundred',
    question: 'How do I get the extra $300?',
    answer: [
      'Bring a written cash offer from somebody who has physically inspected the car, and trade it here. These are the rules:',
      '- trade value of at least $1,000; if the appraised value exceeds $1,000, the higher amount applies',
      '- one bonus per transaction, and no other trade-in bonus with it',
      '- valid VIN, clear transferable title, major components intact, running',
      '- it must run and drive over 50 miles; a non-drivable or towed car may get a reduced value',
    ],
    places: ['sell-trade'],
  },
  {
    key: 'rust',
    question: 'It’s rusty. Do you still want it?',
    answer: [
      'It’s a North Country car; it’s rusty. We look underneath with you and say which rust matters. Frame rust does.',
    ],
    places: ['sell-trade'],
  },
  {
    key: 'lost-title',
    question: 'I can’t find the title. Now what?',
    answer: [
      'New York replaces it for a fee, and we have the form. We can make you an offer while you wait for it, but the title must be there before we pay.',
    ],
    places: ['sell-trade'],
  },
];
