import { testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { fullCreditApplication } from './full-credit-application.ts';

testKind(fullCreditApplication, {
  // Only the contact data becomes the lead. The rest is sealed.
  payload: { ssn: '601-47-8352', dateOfBirth: '1947-08-13', employer: 'Northwind' },
  content: {
    subject: 'Credit application',
    comments: null,
    details: [],
    vehicles: [],
  },
});
