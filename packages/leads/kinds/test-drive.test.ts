import { exampleVehicle } from '../../../tests/support/leads/submissions.ts';
import { testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { testDrive } from './test-drive.ts';

testKind(testDrive, {
  payload: { day: '2026-11-23', time: '10:30' },
  content: {
    subject: 'Test drive',
    comments: null,
    details: [
      { name: 'When', value: 'Mon, Nov 23, 10:30 AM' },
      { name: 'Place', value: 'Alpha Erie' },
    ],
    wanted: { day: '2026-11-23', time: '10:30' },
    vehicles: [exampleVehicle()],
  },
});
