import { exampleVehicle } from '../../../tests/support/leads/submissions.ts';
import { testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { unlockPrice } from './unlock-price.ts';

testKind(unlockPrice, {
  payload: { downPayment: '$2,000', tradingIn: 'yes', tradeEquity: '500', creditScore: 'good' },
  content: {
    subject: 'Personalized price',
    comments: null,
    details: [
      { name: 'Down payment', value: '$2,000.00' },
      { name: 'Trading in', value: 'Yes' },
      { name: 'Trade equity', value: '$500.00' },
      { name: 'Credit score', value: 'Good' },
    ],
    vehicles: [exampleVehicle()],
  },
});
