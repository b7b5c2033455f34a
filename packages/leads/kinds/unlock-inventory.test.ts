import { exampleVehicle } from '../../../tests/support/leads/submissions.ts';
import { testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { unlockInventory } from './unlock-inventory.ts';

testKind(unlockInventory, {
  payload: {},
  content: {
    subject: 'Unlock inventory',
    comments: null,
    details: [],
    vehicles: [exampleVehicle()],
  },
});
