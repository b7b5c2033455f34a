/** What requests about one lead have in common: their path, and why they are refused. */
import type { ApiResponse } from './answer.ts';

export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
export const LEAD = `/:lead{${UUID}}`;

export const NO_LEAD: ApiResponse = [404, { message: 'There is no such lead.', reason: 'noLead' }];
export const HELD: ApiResponse = [
  400,
  { message: 'This lead is marked as possible spam. Release it first.', reason: 'held' },
];
