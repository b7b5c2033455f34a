import { week } from '../../week.ts';

/** The group's hours. Stores with different hours override them. */
export const sales = week(['09:00', '20:00'], { saturday: ['09:00', '18:00'], sunday: ['11:00', '16:00'] });
export const shorterSales = week(['09:00', '19:00'], { saturday: ['09:00', '17:00'] });
export const service = week(['07:30', '18:00'], { saturday: ['08:00', '14:00'] });
