import { expect, it } from 'vitest';
import { createStaffSearch } from './find-staff.ts';

const findStaff = createStaffSearch(
  async (dealership, [email = '']) =>
    dealership === 'alpha' && email === 'pat@a.example' ? [{ id: 'u1', name: 'Pat Jones', email }] : [],
  async (dealership) => (dealership === 'alpha' ? { staffEmails: { member: 'Sam@a.example' } } : null),
);

it.each([
  ['alpha', 'pat@a.example', { id: 'u1', name: 'Pat Jones' }],
  ['alpha', 'sam@A.example', { id: 'Sam@a.example', name: null }],
  ['alpha', 'mallory@a.example', null],
  ['bravo', 'pat@a.example', null],
  ['gone', 'sam@a.example', null],
])('%s: %s is %j', async (dealership, address, staff) => {
  expect(await findStaff(dealership, address)).toEqual(staff);
});

it('says nothing while nobody can be asked', async () => {
  const away = async () => {
    throw new Error('away');
  };
  await expect(createStaffSearch(away, away)('alpha', 'pat@a.example')).rejects.toThrow('away');
});
