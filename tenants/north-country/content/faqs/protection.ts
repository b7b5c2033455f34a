import type { FaqKit } from '../../../tenant-kit.ts';

export const protection: readonly FaqKit[] = [
  {
    key: 'which-vehicles',
    question: 'Which vehicles have the lifetime engine warranty?',
    answer: [
      'Every vehicle we sell with [under 85,000 miles](/used-cars-for-sale?mileage=null,85000) on the day of the sale.',
    ],
    places: ['protection'],
  },
  {
    key: 'cost',
    question: 'What does it cost?',
    answer: ['Nothing. It is free with the vehicle.'],
    places: ['protection'],
  },
  {
    key: 'how-long',
    question: 'How long is a lifetime?',
    answer: [
      'As long as the original purchaser owns the vehicle. Sell it and the warranty ends: it is non-transferable.',
    ],
    places: ['protection'],
  },
  {
    key: 'what-is-covered',
    question: 'What is covered?',
    answer: [
      'The engine, and what it needs to run:',
      '- internally lubricated parts',
      '- non-lubricated parts: water pump, fuel pump, valve covers, timing belt',
      '- turbochargers',
      '- seals, gaskets and fluids',
      '- diesel injection parts',
      '- the electric drive motor on hybrids',
    ],
    places: ['protection'],
  },
  {
    key: 'your-part',
    question: 'What do I have to do?',
    answer: [
      'Routine maintenance, as the manufacturer’s schedule says, and keep the records. You may do it here, elsewhere, or yourself with dated receipts.',
    ],
    places: ['protection'],
  },
  {
    key: 'no-records',
    question: 'I missed an oil change. Is it over?',
    answer: [
      'Come and talk before something breaks. The warranty requires routine maintenance with records, so a gap can cost you a claim.',
    ],
    places: ['protection'],
  },
  {
    key: 'transmission',
    question: 'And the transmission?',
    answer: [
      'Not part of the engine warranty. A vehicle protection plan can cover it; plans are optional and sold separately.',
    ],
    places: ['protection'],
  },
  {
    key: 'claim',
    question: 'How do I make a claim?',
    answer: [
      'Call the service desk at [(315) 555-0127](tel:+13155550127) before any work is done, and bring your records.',
    ],
    places: ['protection'],
  },
  {
    key: 'far-away',
    question: 'What if I break down far from Watertown?',
    answer: [
      'Call us first. We talk to the shop, and tell you what they need to send us. Work that was not agreed to beforehand may not be paid for.',
    ],
    places: ['protection'],
  },
  {
    key: 'plan',
    question: 'What is the 12-month maintenance plan?',
    answer: [
      'Two service visits within 12 months of the sale. It is non-transferable, and unused visits are not carried over or refunded.',
    ],
    places: ['protection'],
  },
  {
    key: 'plow',
    question: 'Does plowing void the warranty?',
    answer: [
      'Not by itself. Follow the manufacturer’s schedule for severe use, which means oil and filters sooner, and keep the receipts.',
    ],
    places: ['protection'],
  },
];
