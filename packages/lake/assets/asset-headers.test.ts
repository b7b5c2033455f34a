import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachment, parseRange } from './asset-headers.ts';

it.each([
  [undefined, null],
  ['', null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-0', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
])('parses Range %s of 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected);
});

it('names downloads with a valid header for any name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      expect(attachment(name)).toMatch(/^attachment; filename="[\w.() -]+"; filename\*=UTF-8''[\w.!~%-]+$/);
      expect(() => new Headers({ 'Content-Disposition': attachment(name) })).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});
