import { expect, it } from 'vitest';
import { exampleDelivery, exampleRule } from '../../../tests/support/lead-delivery.ts';
import { createStaffSearch } from './find-staff.ts';

const sales = 'sales@a.example';
const delivery = exampleDelivery({
  staffEmails: { member: 'Sam@a.example' },
  recipients: [sales],
  byForm: [{ form: 'CONTACT_1', recipients: ['finance@a.example'] }],
  leadRules: [exampleRule({ recipients: ['ruled@a.example'] })],
  noticeAddresses: ['boss@a.example'],
  crmAddresses: ['crm@a.example'],
});

const findStaff = createStaffSearch(
  async (dealership, [email = '']) =>
    dealership === 'alpha' && email === 'pat@a.example' ? [{ id: 'u1', name: 'Pat Jones', email }] : [],
  async (dealership) => (dealership === 'alpha' ? delivery : null),
);

it.each([
  ['alpha', 'pat@a.example', { id: 'u1', name: 'Pat Jones' }],
  ['alpha', 'sam@A.example', { id: 'Sam@a.example', name: null }],
  ['alpha', 'Sales@a.example', { id: sales, name: null }],
  ['alpha', 'finance@a.example', { id: 'finance@a.example', name: null }],
  ['alpha', 'ruled@a.example', { id: 'ruled@a.example', name: null }],
  ['alpha', 'boss@a.example', { id: 'boss@a.example', name: null }],
  ['alpha', 'crm@a.example', null],
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
