import { exampleVehicle } from '../../../tests/support/leads/submissions.ts';
import { testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { applyFinancing } from './apply-financing.ts';

testKind(applyFinancing, {
  payload: { identifier: 'co-applicant', buyingTime: 'month' },
  content: {
    subject: 'Financing',
    comments: null,
    details: [
      { name: 'Applicant', value: 'The sender and a co-applicant' },
      { name: 'Buying time', value: 'Within a month' },
      { name: 'Down payment', value: '$3,000.00' },
      { name: 'Trade equity', value: '$2,500.00' },
      { name: 'Credit score', value: 'Good' },
      { name: 'Term', value: '60 months' },
    ],
    vehicles: [exampleVehicle()],
  },
});
