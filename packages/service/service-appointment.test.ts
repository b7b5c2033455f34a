import { expect, test } from 'vitest';
import { serviceAppointment } from './service-appointment.ts';

const appointment = {
  id: '019aa8f0-0000-7000-8000-000000000001',
  start: new Date('2026-11-24T13:30:00Z'),
  end: new Date('2026-11-24T15:30:00Z'),
};
const oil = { opCode: 'LOF', name: 'Oil change', durationMinutes: 30, notes: 'Synthetic' };
const brakes = { opCode: 'BRK', name: 'Brakes', durationMinutes: 90, notes: null };
const job = {
  notes: 'Squeaks when cold',
  vehicles: [{ year: 2019, make: 'Honda', model: 'CR-V' }],
  operations: [oil, brakes],
  business: null,
};

const ofPerson = {
  appointment_id: '019aa8f0-0000-7000-8000-000000000001',
  start_datetime: '2026-11-24T13:30:00.000Z',
  end_datetime: '2026-11-24T15:30:00.000Z',
  notes_general: 'Squeaks when cold',
  vehicle_arr: [{ year: 2019, make: 'Honda', model: 'CR-V' }],
  repair_order_lines: [
    { op_code: 'LOF', name: 'Oil change', notes_narrative: 'Synthetic' },
    { op_code: 'BRK', name: 'Brakes' },
  ],
};

test('has the fields of spec 3', () => {
  expect(serviceAppointment(appointment, job)).toStrictEqual(ofPerson);
});

test('adds the fields of a business', () => {
  const business = {
    name: 'Ada’s Bakery',
    contactName: 'Ada Love',
    contactTitle: 'Owner',
    contactPhone: '+15185550100',
    contactEmail: 'ada@bakery.example',
  };
  expect(serviceAppointment(appointment, { ...job, business })).toStrictEqual({ ...ofPerson, ...business });
});

test('leaves out what was not given, and what is not asked for', () => {
  const vehicle = { year: 2019, make: 'Honda', model: 'CR-V', vin: '1HGCM82633A004352' };
  const { notes_general: _notes, ...withoutNotes } = ofPerson;
  expect(
    serviceAppointment(appointment, {
      ...job,
      notes: null,
      vehicles: [vehicle],
      business: { name: 'Ada’s Bakery' },
    }),
  ).toStrictEqual({ ...withoutNotes, name: 'Ada’s Bakery' });
});
