import { expect, it } from 'vitest';
import { leadOf, sender, testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { careers } from './careers.ts';

testKind(careers, {
  payload: { position: 'Technician', message: 'I mend cars.' },
  content: {
    subject: 'Careers: Technician',
    comments: 'I mend cars.',
    details: [{ name: 'Position', value: 'Technician' }],
    vehicles: [],
  },
});

it('keeps the subject within its limit for a long position', () => {
  const applied = (position: string) =>
    careers.fields.safeParse({ ...sender, message: 'I mend cars.', position });
  expect(applied('x'.repeat(201)).error?.issues).toMatchObject([{ path: ['position'], message: 'tooLong' }]);
  const position = '🚗'.repeat(100);
  expect(applied(position).success).toBe(true);
  expect(leadOf(careers, { message: 'I mend cars.', position }).subject).toBe(`Careers: ${position}`);
});
