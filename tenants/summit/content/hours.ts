import { week } from '../../week.ts';

export const sales = week(['09:00', '20:00'], { saturday: ['09:00', '17:00'] });
export const service = week(['07:00', '18:00'], { saturday: ['08:00', '13:00'] });
