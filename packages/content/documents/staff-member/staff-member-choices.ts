import { DEPARTMENTS } from './staff-member.ts';
import { choices } from '../../objects/fields/titled-choices.ts';

export const staffDepartmentChoices = choices(DEPARTMENTS, {
  Sales: 'Sales',
  Service: 'Service',
  Parts: 'Parts',
  Technician: 'Technicians',
});
