import { EMPLOYMENT_TYPES, PAY_UNITS } from './job-opening.ts';
import { choices } from '../../objects/fields/titled-choices.ts';

export const employmentTypeChoices = choices(EMPLOYMENT_TYPES, {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
});

export const payUnitChoices = choices(PAY_UNITS, { HOUR: 'Hour', YEAR: 'Year' });
