import { testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { service } from './service.ts';

testKind(service, {
  payload: {
    appointment_id: 'A-1',
    start_datetime: '2026-11-23T10:30:00-05:00',
    notes_general: 'It rattles.',
    vehicle_arr: [{ year: '2016', make: 'Honda', model: 'Civic' }],
    repair_order_lines: [{ op_code: 'OIL', name: 'Oil change', notes_narrative: 'synthetic' }],
    name: 'Miller Bakery',
  },
  content: {
    subject: 'Service appointment',
    comments: 'It rattles.',
    details: [
      { name: 'Appointment', value: 'A-1' },
      { name: 'Start', value: '2026-11-23T10:30:00-05:00' },
      { name: 'Vehicle', value: '2016 Honda Civic' },
      { name: 'Service', value: 'Oil change (OIL) – synthetic' },
      { name: 'Business', value: 'Miller Bakery' },
    ],
    vehicles: [],
  },
});
