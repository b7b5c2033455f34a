import { describe, expect, it } from 'vitest';
import { dealershipIdOf } from './dealership-id.ts';
import { CommandError } from './command-error.ts';

const DEALERSHIPS = [
  { id: 'dealership-lakeshore', slug: 'lakeshore' },
  { id: '6f1c9f0e-3c1b-4a52-9d5e-0b7a5f0a1c11', slug: 'oakdale' },
  { id: 'dealership-twin', slug: 'twin' },
  { id: '0b9d', slug: 'twin' },
];

describe('accepts a dealership’s slug or the id of its document', () => {
  it.each([
    ['lakeshore', 'dealership-lakeshore'],
    ['dealership-lakeshore', 'dealership-lakeshore'],
    ['oakdale', '6f1c9f0e-3c1b-4a52-9d5e-0b7a5f0a1c11'],
    ['6f1c9f0e-3c1b-4a52-9d5e-0b7a5f0a1c11', '6f1c9f0e-3c1b-4a52-9d5e-0b7a5f0a1c11'],
    ['0b9d', '0b9d'],
  ])('%s', (typed, id) => {
    expect(dealershipIdOf(DEALERSHIPS, typed)).toBe(id);
  });

  it.each([
    [
      'dealership-oakdale',
      /There is no published dealership "dealership-oakdale"\. There are: lakeshore, oak/,
    ],
    ['lake', /no published dealership "lake"/],
    ['', /no published dealership/],
    ['twin', /2 dealerships have the slug "twin"\. Give the id of one: dealership-twin, 0b9d/],
  ])('rejects "%s"', (typed, message) => {
    expect(() => dealershipIdOf(DEALERSHIPS, typed)).toThrow(CommandError);
    expect(() => dealershipIdOf(DEALERSHIPS, typed)).toThrow(message);
  });
});
