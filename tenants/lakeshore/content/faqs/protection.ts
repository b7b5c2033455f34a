import type { FaqKit } from '../../../tenant-kit.ts';

export const protection: readonly FaqKit[] = [
  {
    key: 'what-is-a-plan',
    question: 'What is a vehicle protection plan?',
    answer: [
      'A service contract: you pay once or by the month, and it pays for the repairs that it names. It is not insurance and not a warranty of the maker.',
    ],
    places: ['protection'],
  },
  {
    key: 'required',
    question: 'Do I have to take one?',
    answer: ['No. A plan is optional, sold separately, and never a condition of the sale or the loan.'],
    places: ['protection'],
  },
  {
    key: 'which-cars',
    question: 'Which cars can have one?',
    answer: [
      'Most with fewer than 120,000 miles that pass our 75-point inspection. High-performance and commercial vehicles have lists of their own.',
    ],
    places: ['protection'],
  },
  {
    key: 'covered',
    question: 'What is covered?',
    answer: [
      'It depends on the level you choose. The smallest covers engine, transmission and drive axles; the largest lists only what is left out. We hand you the list before you choose.',
    ],
    places: ['protection'],
  },
  {
    key: 'not-covered',
    question: 'And what is not?',
    answer: [
      'Things that wear (brake pads, wipers, tires), damage from accidents or water, and repairs made without asking first.',
    ],
    places: ['protection'],
  },
  {
    key: 'factory-warranty',
    question: 'The car still has the maker’s warranty. Why pay twice?',
    answer: [
      'You should not. Plans can begin on the day the maker’s warranty ends. We look up the exact date by VIN.',
    ],
    places: ['protection'],
  },
  {
    key: 'where-repaired',
    question: 'Where can I have it repaired?',
    answer: [
      'At our workshops in Erie, Meadville and Jamestown, or at any licensed repair shop in the United States that calls the plan’s number before it begins.',
    ],
    places: ['protection'],
  },
  {
    key: 'deductible',
    question: 'Is there a deductible?',
    answer: ['You choose: none, $100 or $200 per visit. A higher one makes the plan cheaper.'],
    places: ['protection'],
  },
  {
    key: 'cancel',
    question: 'May I cancel?',
    answer: [
      'At any time. Within 30 days and without a claim you get everything back; later, the unused part less an administration fee that the contract states.',
    ],
    places: ['protection'],
  },
  {
    key: 'transfer',
    question: 'What happens when I sell the car?',
    answer: [
      'Most plans can go to the next private owner once, for a small fee. That often makes the car easier to sell.',
    ],
    places: ['protection'],
  },
  {
    key: 'lifetime',
    question: 'Is there a lifetime warranty on the engine?',
    answer: [
      'Not at Lakeshore. What we give is the 75-point inspection, a free history report and, if you want it, a plan with a term you choose. Our service repairs carry a lifetime parts-and-labor warranty.',
    ],
    places: ['protection'],
  },
];
