import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStatus } from './status.ts';

it.each([
  [
    'available',
    [
      'A',
      'Active',
      'In Stock',
      'Available',
      'Available for sale',
      'Retail',
      'Ready',
      'New Arrival',
      'For Sale',
      'Available - Certified',
      'In Showroom',
      'Live',
      '1',
    ],
  ],
  ['pending', ['Sale Pending', 'Deal Pending', 'Pending Sale', 'On Hold', 'Deposit taken', 'Reserved']],
  ['coming-soon', ['In-Transit', 'Coming Soon', 'On Order', 'Backordered', 'In recon']],
  [
    'sold',
    [
      'SOLD',
      'Sold - Pending Delivery',
      'Retail Sold',
      'Inactive',
      'Not Available',
      'Unavailable',
      'Archived',
      'Deleted',
      'Removed',
      'Not For Sale',
      'Not-for-sale',
      'No longer available',
      'Do Not Sell',
      'Not live',
      'Off Market',
      'Withdrawn',
      '0',
      'No',
    ],
  ],
] as const)('%s', (value, texts) => {
  for (const text of texts) expect([text, readStatus(text)]).toEqual([text, { value }]);
});

it.each([
  'Unsold',
  'Sale',
  'Not Sold',
  'I',
  'R',
  'G',
  'Service',
  'Green',
  'Pending removal',
  'Not reserved',
  'available?x',
])('%s is not understood', (text) => {
  expect(readStatus(text)).toEqual({ problem: expect.stringContaining(text) });
});

it('nothing that is negated is for sale', () => {
  const negation = fc.constantFrom('not ', 'non-', 'no longer ', 'never ', 'not yet ', 'NOT ');
  const claim = fc.constantFrom(
    'available',
    'Active',
    'in stock',
    'for sale',
    'live',
    'ready',
    'pending',
    'in transit',
  );
  fc.assert(
    fc.property(negation, claim, (no, text) => {
      const reading = readStatus(`${no}${text}`);
      expect('value' in reading ? reading.value : 'sold').toBe('sold');
    }),
  );
});
